// Another game with the same people at the same seats, by the rules of today.

import { defaultOptions, parseOptions } from '@atoll/engine';
import type { AnyGame, OptionField } from '@atoll/engine';
import { Refusal } from '../rooms/doc.js';
import type { TableDoc } from '../rooms/doc.js';

export function rematchDoc(
  doc: TableDoc,
  game: AnyGame,
  id: string,
  secret: string,
  host: string,
  now: number,
): TableDoc {
  const { min, max } = game.seats;
  if (doc.seats.length < min || doc.seats.length > max) throw new Refusal('wrong-number-of-seats');
  return {
    ...doc,
    id,
    rulesVersion: game.rulesVersion,
    options: optionsToday(game, doc),
    secret,
    host,
    status: 'open',
    seats: doc.seats.map((seat) => ({ ...seat, standIn: false, nonce: null })),
    offer: null,
    votes: [],
    grace: doc.seats.map(() => 0),
    rematch: null,
    createdAt: now,
  };
}

/** Options that there are no longer, or not together, are played as the rules have them by default. */
function optionsToday(game: AnyGame, { options, seats }: TableDoc): TableDoc['options'] {
  const fields = game.options.fields as Readonly<Record<string, OptionField<unknown>>>;
  const kept = Object.entries(options).filter(([name, value]) => fields[name]?.values.includes(value) === true);
  const chosen = parseOptions(game.options, Object.fromEntries(kept));
  const refused = game.options.check?.(chosen, seats.length) ?? null;
  return (refused === null ? chosen : defaultOptions(game.options)) as TableDoc['options'];
}
