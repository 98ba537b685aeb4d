// Another game with the same people at the same seats, by the rules of today.

import { defaultOptions, parseOptions } from '@atoll/engine';
import type { AnyGame, OptionField } from '@atoll/engine';
import { unitFor } from '../store/unit.js';
import { seatAt } from './acts.js';
import { Refusal } from './doc.js';
import type { TableDoc } from './doc.js';
import { docRow, seatRows } from './rows.js';
import { withDoc } from './standing.js';
import type { Change, Standing } from './standing.js';

/**
 * The new table is written in the same commit as what points to it, so that whoever asks second finds it there.
 * `isThere` is asked of the one already pointed to: should it be gone, another is made.
 */
export async function rematch(
  standing: Standing,
  game: AnyGame,
  player: string,
  fresh: { readonly id: string; readonly secret: string },
  isThere: (table: string) => Promise<boolean>,
  now: number,
): Promise<Change> {
  const { doc } = standing;
  seatAt(standing, player);
  if (doc.status !== 'over') throw new Refusal('not-over');
  if (doc.rematch !== null && (await isThere(doc.rematch))) return withDoc(standing, doc);
  const again = rematchDoc(doc, game, { ...fresh, host: player, createdAt: now });
  return {
    ...withDoc(standing, { ...doc, rematch: fresh.id }),
    beside: [unitFor(again.id, { doc: docRow(again, 1), seats: seatRows(again) })],
  };
}

type Fresh = Pick<TableDoc, 'id' | 'secret' | 'host' | 'createdAt'>;

function rematchDoc(doc: TableDoc, game: AnyGame, fresh: Fresh): TableDoc {
  const { min, max } = game.seats;
  if (doc.seats.length < min || doc.seats.length > max) throw new Refusal('wrong-number-of-seats');
  return {
    ...doc,
    ...fresh,
    rulesVersion: game.rulesVersion,
    options: optionsToday(game, doc),
    status: 'open',
    seats: doc.seats.map((seat) => ({ ...seat, standIn: false, nonce: null })),
    offer: null,
    votes: [],
    grace: doc.seats.map(() => 0),
    rematch: null,
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
