// CY-16 Apollo

import { asked, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import type { Ask } from '../asks.js';
import { boardOf, islandId, islandNumber } from '../board/geometry.js';
import { islandCount, islandsOf, ownerOf, prosperityMarkersLeft } from '../board/islands.js';
import { APOLLO } from '../data/gods.js';
import type { ApolloTurnFrame } from '../frames.js';
import { receive } from '../gold.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules, Refusal } from '../rules.js';
import { NO_SEAT } from '../state.js';
import type { State } from '../state.js';
import { putMarkerBack } from './actions.js';

const PROSPERITY_MARKER: Ask = { kind: 'prosperity-marker' };

export const apolloTurn: FrameRules<'apollo-turn'> = {
  decisions(_state, frame) {
    if (frame.stage !== 'asking') return NOBODY;
    return [asked(frame, frame.seat, PROSPERITY_MARKER, frame.said)];
  },
  settle(draft, frame, emit) {
    if (frame.stage === 'resolving') {
      payApollo(draft, frame.seat, emit);
      frame.stage = offerMarker(draft, frame, emit);
      return 'again';
    }
    draft.apollo[frame.place] = NO_SEAT;
    putMarkerBack(draft, frame.seat, emit);
    return 'done';
  },
};

/** CY-16.1 */
function payApollo(draft: State, seat: Seat, emit: Emit): void {
  const gold = islandCount(draft, seat) === 1 ? APOLLO.goldWithOneIsland : APOLLO.goldWithMoreIslands;
  receive(draft, seat, gold);
  emit({ type: 'apollo-paid', seat, gold });
}

/** CY-16.2, CY-16.4. The first place of the queue keeps its rank when its marker has left the game (CY-19.3). */
function offerMarker(draft: State, frame: ApolloTurnFrame, emit: Emit): 'asking' | 'over' {
  if (frame.place !== 0 || prosperityMarkersLeft(draft) === 0) return 'over';
  const islands = islandsOf(draft, frame.seat);
  if (islands.length > 1) return 'asking';
  for (const island of islands) layMarker(draft, frame.seat, island, emit);
  return 'over';
}

function layMarker(draft: State, seat: Seat, island: number, emit: Emit): void {
  draft.prosperity[island] = (draft.prosperity[island] as number) + 1;
  emit({ type: 'prosperity-placed', seat, island: islandId(boardOf(draft), island) });
}

const NOT_YOURS: Refusal = { rule: 'CY-16.2', reason: 'island-not-owned' };

export const prosperityMarker = ask('prosperity-marker', {
  rule: 'CY-16.2',
  frame: 'apollo-turn',
  answers: ['place-prosperity'],
  list(state, seat) {
    const moves: MoveOf<'place-prosperity'>[] = [];
    for (const island of islandsOf(state, seat)) moves.push(placeOn(state, island));
    return moves;
  },
  check(state, seat, _frame, { island }) {
    return ownerOf(state, islandNumber(boardOf(state), island)) === seat ? null : NOT_YOURS;
  },
  answer(draft, seat, frame, { island }, emit) {
    layMarker(draft, seat, islandNumber(boardOf(draft), island), emit);
    frame.said += 1;
    frame.stage = 'over';
  },
  fallback: (state, seat) => placeOn(state, islandsOf(state, seat)[0] as number),
});

function placeOn(state: State, island: number): MoveOf<'place-prosperity'> {
  return { type: 'place-prosperity', island: islandId(boardOf(state), island) };
}
