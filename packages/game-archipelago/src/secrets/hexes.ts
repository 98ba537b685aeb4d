// AR-1.2, AR-1.12, AR-13.3 Hexes that lie face down, or in a hand.

import { below, shuffle } from '@atoll/engine';
import type { Seat, Secret, Viewer } from '@atoll/engine';

import { topSide } from '../board/hexes.js';
import { explorableGaps, fitsSomewhere, turnZeroGaps } from '../board/placement.js';
import { SIDE, sidesOf } from '../board/sides.js';
import type { HexId, SideId } from '../data/hexes.js';
import type { ExplorationFrame } from '../frames.js';
import { playerOf } from '../state.js';
import type { State } from '../state.js';
import { othersOf } from './others.js';

/**
 * AR-1.2, AR-1.12, AR-13.3 Hands of turn 0, the deck below its top side, a hex taken unseen. Whoever is asked to place
 * one has one that fits: otherwise it would have been shown and replaced.
 */
export const hexes: Secret<State> = {
  rule: 'AR-1.2',
  names: ['hands', 'hex deck', 'taken hex'],
  hidden(state, viewer) {
    const hidden: Record<string, unknown> = {};
    const hands = strangeHands(state, viewer).map((seat) => playerOf(state, seat).hand.slice());
    if (hands.length > 0) hidden.hands = hands;
    const covered = coveredSides(state);
    if (covered.length > 0) hidden['hex deck'] = covered;
    const taken = takenUnseen(state, viewer);
    if (taken !== null && othersThatFit(state, taken, strangeHexes(state, viewer)).length > 0) {
      hidden['taken hex'] = taken.hex;
    }
    return hidden;
  },
  scramble(draft, viewer, random) {
    const covered = coveredSides(draft).length;
    const hands = strangeHands(draft, viewer);
    const taken = takenUnseen(draft, viewer);
    const pool = shuffle(random, strangeHexes(draft, viewer));
    const draw = (fits: (hex: HexId) => boolean): HexId =>
      pool.splice(Math.max(pool.findIndex(fits), 0), 1)[0] as HexId;
    if (taken !== null) {
      const [other = taken.hex] = othersThatFit(draft, taken, pool);
      taken.hex = draw((hex) => hex === other);
    }
    const placing = placingFirst(draft);
    const gaps = turnZeroGaps(draft);
    for (const seat of hands.toSorted((a, b) => Number(b === placing) - Number(a === placing))) {
      const player = playerOf(draft, seat);
      player.hand = player.hand.map((_hex, i) =>
        draw((hex) => seat !== placing || i > 0 || fitsSomewhere(gaps, [hex])),
      );
    }
    const top = draft.hexDeck.slice(covered);
    draft.hexDeck = [...pool.map((hex) => sidesOf(hex)[below(random, 2)] as SideId), ...top];
  },
};

function coveredSides(state: State): SideId[] {
  return topSide(state) === null ? state.hexDeck.slice() : state.hexDeck.slice(0, -1);
}

/** The hexes this viewer cannot tell apart. */
function strangeHexes(state: State, viewer: Viewer): HexId[] {
  const strange = coveredSides(state).map((side) => SIDE[side].hex);
  for (const seat of strangeHands(state, viewer)) strange.push(...playerOf(state, seat).hand);
  const taken = takenUnseen(state, viewer)?.hex ?? null;
  if (taken !== null) strange.push(taken);
  return strange;
}

function strangeHands(state: State, viewer: Viewer): Seat[] {
  return othersOf(state, viewer).filter((seat) => playerOf(state, seat).hand.length > 0);
}

function takenUnseen({ stack }: State, viewer: Viewer): ExplorationFrame | null {
  const top = stack.at(-1);
  if (top?.kind !== 'exploration' || top.stage !== 'place') return null;
  return top.seat === viewer || top.open ? null : top;
}

/** What else the explorer may have taken. */
function othersThatFit(state: State, { seat, hex }: ExplorationFrame, strange: readonly HexId[]): HexId[] {
  const gaps = explorableGaps(state, seat);
  return strange.filter((other) => other !== hex && fitsSomewhere(gaps, [other]));
}

function placingFirst({ stack, order }: State): Seat | null {
  const top = stack.at(-1);
  return top?.kind === 'turn-zero' && top.stage === 'place' ? (order[top.at] ?? null) : null;
}
