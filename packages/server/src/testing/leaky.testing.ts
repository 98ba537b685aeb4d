// Games with a leak each: what the leak test at the server must find, and what it says of it.

import type { AnyGame, Game, Viewer } from '@atoll/engine';
import { pearls } from '@atoll/testkit/reference';
import type { PearlsTypes } from '@atoll/testkit/reference';

export interface Leaky {
  readonly what: string;
  readonly game: AnyGame;
  readonly viewer: Viewer;
  /** What the test says where it has found the leak. */
  readonly sentence: RegExp;
}

type State = PearlsTypes['state'];

const SEAT = 0 as Viewer;

const faulty = (id: string, parts: Partial<Game<PearlsTypes>>): AnyGame => ({ ...pearls, ...parts, id });

const holdsHigh = ({ players }: State, seat: number): boolean => players[seat]?.hand.some((card) => card > 19) ?? false;
const othersHoldHigh = (state: State, seat: number): boolean =>
  state.players.some((_, other) => other !== seat && holdsHigh(state, other));

const ofPearls: readonly Leaky[] = [
  {
    what: 'everybody’s hand in a view',
    game: faulty('leaky-view', {
      view: (state, viewer) =>
        Object.assign(pearls.view(state, viewer), { hands: state.players.map(({ hand }) => hand) }),
    }),
    viewer: 'spectator',
    sentence: /^spectator of spectator, message 1: \.screen\.view\.hands/,
  },
  {
    what: 'the order of a list',
    game: faulty('leaky-order', {
      legalMoves: (state, decision) => {
        const moves = pearls.legalMoves(state, decision);
        return othersHoldHigh(state, decision.seat) ? moves.toReversed() : moves;
      },
    }),
    viewer: SEAT,
    sentence: /^viewer of 0, message 1: \.screen\.decisions\[\d\]\.moves\[0\]/,
  },
  {
    what: 'a figure of a refusal',
    game: faulty('leaky-refusal', {
      check: (state, decision, move) => {
        const why = pearls.check(state, decision, move);
        return why === null ? null : { ...why, params: { high: othersHoldHigh(state, decision.seat) ? 1 : 0 } };
      },
    }),
    viewer: SEAT,
    sentence: /^viewer of 0, message \d+: \.params\.high [01] ≠ [01]$/,
  },
  {
    what: 'whether an answer can be taken back',
    game: faulty('leaky-undo', {
      apply: (state, decision, move) => {
        const step = pearls.apply(state, decision, move);
        if (othersHoldHigh(state, decision.seat)) step.state.exposed += 1;
        return step;
      },
    }),
    viewer: SEAT,
    sentence: /^viewer of 0, message \d+: /,
  },
  {
    what: 'an answer the rules give where nobody can see that it is forced',
    game: faulty('leaky-forced', {
      decisions: (state) =>
        pearls.decisions(state).filter(({ seat, ask }) => ask.kind !== 'offer' || seat === 0 || holdsHigh(state, seat)),
    }),
    viewer: SEAT,
    sentence: /^viewer of 0, message 1: \.screen\.owes/,
  },
  {
    what: 'an event',
    game: faulty('leaky-event', { viewEvent: (event) => event }),
    viewer: 'spectator',
    sentence: /^spectator of spectator, message \d+: \.told\[0\]\.events\[0\]\.card/,
  },
];

export const LEAKY: readonly Leaky[] = ofPearls;
