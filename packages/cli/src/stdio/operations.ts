// The operations of `atoll stdio`: what each takes and what it gives.

import { decisionId, parseOptions, randomFrom } from '@atoll/engine';
import type { Decision, GameTypes } from '@atoll/engine';
import { Refusal } from './request.js';
import type { Form } from './request.js';
import { checkedState, shaped } from './table.js';
import type { SessionTable } from './table.js';

type Fields = Readonly<Record<string, unknown>>;
type Operation = (table: SessionTable, fields: Fields) => unknown;

export const forms = {
  game: {},
  setup: { seats: 'number', options: 'object?', seed: 'string?' },
  decisions: {},
  legal: { decision: 'string' },
  check: { decision: 'string', move: 'object' },
  apply: { decision: 'string', move: 'object' },
  fallback: { decision: 'string' },
  view: { viewer: 'viewer' },
  events: { viewer: 'viewer' },
  guess: { viewer: 'number', seed: 'string?' },
  ranking: {},
  state: { set: 'object?' },
} as const satisfies Readonly<Record<string, Form>>;

export const operations: Readonly<Record<keyof typeof forms, Operation>> = {
  game: ({ game: { id, rulesVersion, seats, options, openAsks, askRules, vocabulary } }) => ({
    id,
    rulesVersion,
    seats,
    options: options.fields,
    openAsks,
    askRules,
    vocabulary,
  }),
  setup(table, { seats, options = {}, seed = '1' }) {
    const { game } = table;
    const step = shaped('bad-request', () =>
      game.setup(seats as number, parseOptions(game.options, options), seed as string),
    );
    table.put(step.state, step.events, seats as number);
    return { events: step.events };
  },
  decisions: ({ game, state }) => game.decisions(state).map(shown),
  legal: (table, { decision }) => table.game.legalMoves(table.state, table.decision(decision)),
  check: (table, { decision, move }) => table.game.check(table.state, table.decision(decision), table.move(move)),
  apply(table, { decision, move }) {
    const { game, state } = table;
    const [asked, answer] = [table.decision(decision), table.move(move)];
    const illegal = game.check(state, asked, answer);
    if (illegal !== null) throw new Refusal('illegal', `${illegal.rule} does not allow it: ${illegal.reason}`, illegal);
    const step = game.apply(state, asked, answer);
    table.step(step);
    return { events: step.events, over: game.ranking(step.state) !== null };
  },
  fallback: (table, { decision }) => table.game.fallback(table.state, table.decision(decision)),
  view: (table, { viewer }) => table.game.view(table.state, table.viewer(viewer)),
  events(table, { viewer }) {
    const eyes = table.viewer(viewer);
    return table.events.map((event) => table.game.viewEvent(event, eyes)).filter((event) => event !== null);
  },
  guess(table, { viewer, seed = '1' }) {
    const seat = table.seat(viewer);
    return table.game.guess(table.game.view(table.state, seat), seat, randomFrom(seed as string));
  },
  ranking: ({ game, state }) => {
    const placings = game.ranking(state);
    return placings === null ? null : { ending: game.ending(state), placings };
  },
  state(table, { set }) {
    if (set === undefined) return table.state;
    table.put(checkedState(table.game, set), []);
    return null;
  },
};

/** As programs know it: by an id. */
function shown(decision: Decision<GameTypes['ask']>): object {
  const { seat, ask, optional } = decision;
  return { id: decisionId(decision), seat, ask, ...(optional === undefined ? {} : { optional }) };
}
