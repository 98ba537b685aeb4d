// Games with a leak each: what the leak test at the server must find, and what it says of it.

import type { AnyGame, FrameView, Game, GameTypes, Viewer } from '@atoll/engine';
import { registry } from '@atoll/games/node';
import { pearls } from '@atoll/testkit/reference';
import type { PearlsTypes } from '@atoll/testkit/reference';
import { sameLuckPair } from './two-truths.testing.js';

export interface Leaky {
  readonly what: string;
  readonly game: AnyGame;
  readonly viewer: Viewer;
  /** Where the leak shows only while it is being made. */
  readonly kind?: typeof sameLuckPair;
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

const cyclades = await registry.present('cyclades');

/** What lies behind all screens, by the declaration. */
function pursesIn(state: GameTypes['state']): unknown {
  return cyclades.secrets.find(({ names }) => names.includes('gold'))?.hidden(state, 'spectator')['gold'];
}

interface WithStack {
  readonly stack: readonly FrameView[];
}

const hasStack = (view: object): view is WithStack => 'stack' in view && Array.isArray(view.stack);

function offeringWith(view: object, purses: unknown): object {
  if (!hasStack(view)) throw new Error('views of Cyclades have a stack');
  return { ...view, stack: view.stack.map((frame) => (frame.kind === 'offering' ? { ...frame, purses } : frame)) };
}

const ofCyclades: Leaky = {
  what: 'everybody’s gold in the view of Cyclades’ offering',
  game: {
    ...cyclades,
    id: 'leaky-offering',
    view: (state, viewer) => offeringWith(cyclades.view(state, viewer), pursesIn(state)),
  },
  viewer: 0 as Viewer,
  sentence: /^viewer of 0, message 1: \.screen\.view\.stack\[\d\]\.purses/,
};

type AnyState = GameTypes['state'];
type Noted = AnyState & { noted?: { readonly frame: number; readonly purses: unknown } };

/** Notes everybody's gold when an offering begins, as a field of its frame would: no scramble knows of it. */
function noting(state: Noted, before: Noted | null): Noted {
  const top = state.stack.at(-1);
  const kept = before?.noted;
  const isNew = top?.kind === 'offering' && kept?.frame !== top.id;
  const noted = isNew ? { frame: top.id, purses: pursesIn(state) } : kept;
  return noted === undefined ? state : { ...state, noted };
}

const withNote = (state: AnyState, from: Noted): Noted =>
  from.noted === undefined ? state : { ...state, noted: from.noted };

const copied: Leaky = {
  what: 'everybody’s gold noted in Cyclades’ offering frame when it begins',
  game: {
    ...cyclades,
    id: 'leaky-frame',
    setup: (seats, options, seed) => {
      const { state, events } = cyclades.setup(seats, options, seed);
      return { state: noting(state, null), events };
    },
    clone: (state) => withNote(cyclades.clone(state), state),
    scramble: (state, viewer, random) => withNote(cyclades.scramble(state, viewer, random), state),
    apply: (state, decision, move) => {
      const step = cyclades.apply(state, decision, move);
      return { state: noting(step.state, state), events: step.events };
    },
    view: (state: Noted, viewer) => offeringWith(cyclades.view(state, viewer), state.noted?.purses),
  },
  viewer: 'spectator',
  kind: sameLuckPair,
  sentence: /^spectator of spectator, message \d+: \.patch\..*purses/,
};

export const LEAKY: readonly Leaky[] = [...ofPearls, ofCyclades, copied];
