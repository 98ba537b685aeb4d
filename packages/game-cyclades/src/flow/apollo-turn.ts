// CY-16 Apollo

import { decisionId } from '@atoll/engine';
import type { Illegal, Seat } from '@atoll/engine';
import { boardOf, islandId, islandNumber } from '../board/geometry.js';
import { islandCount, islandsOf, ownerOf, prosperityMarkersLeft } from '../board/islands.js';
import { APOLLO } from '../data/gods.js';
import type { ApolloTurnFrame } from '../frames.js';
import { receive } from '../gold.js';
import type { Move, MoveOf } from '../moves.js';
import { NO_DECISIONS } from '../rules.js';
import type { AskRules, FrameRules, Tell } from '../rules.js';
import { NOBODY } from '../state.js';
import type { State } from '../state.js';
import { putMarkerBack } from './actions.js';

export const apolloTurn: FrameRules<ApolloTurnFrame> = {
  decisions(_state, frame) {
    if (frame.stage !== 'asking') return NO_DECISIONS;
    const { seat } = frame;
    return [{ id: decisionId(frame, seat, frame.said), seat, ask: { kind: 'prosperity-marker' } }];
  },
  answer(draft, frame, seat, move, tell) {
    const { island } = move as MoveOf<'place-prosperity'>;
    layMarker(draft, seat, islandNumber(boardOf(draft), island), tell);
    frame.said += 1;
    frame.stage = 'over';
  },
  settle(draft, frame, tell) {
    if (frame.stage === 'resolving') {
      payApollo(draft, frame.seat, tell);
      frame.stage = offerMarker(draft, frame, tell);
      return 'again';
    }
    draft.apollo[frame.place] = NOBODY;
    putMarkerBack(draft, frame.seat, tell);
    return 'done';
  },
};

/** CY-16.1 */
function payApollo(draft: State, seat: Seat, tell: Tell): void {
  const gold = islandCount(draft, seat) === 1 ? APOLLO.goldWithOneIsland : APOLLO.goldWithMoreIslands;
  receive(draft, seat, gold);
  tell({ type: 'apollo-paid', seat, gold });
}

/** CY-16.2, CY-16.4. The first place of the queue keeps its rank when its marker has left the game (CY-19.3). */
function offerMarker(draft: State, frame: ApolloTurnFrame, tell: Tell): 'asking' | 'over' {
  if (frame.place !== 0 || prosperityMarkersLeft(draft) === 0) return 'over';
  const islands = islandsOf(draft, frame.seat);
  if (islands.length > 1) return 'asking';
  for (const island of islands) layMarker(draft, frame.seat, island, tell);
  return 'over';
}

function layMarker(draft: State, seat: Seat, island: number, tell: Tell): void {
  draft.prosperity[island] = (draft.prosperity[island] as number) + 1;
  tell({ type: 'prosperity-placed', seat, island: islandId(boardOf(draft), island) });
}

const NOT_YOURS: Illegal = { rule: 'CY-16.2', reason: 'island-not-owned' };

export const prosperityMarker: AskRules<'prosperity-marker'> = {
  answers: ['place-prosperity'],
  list(state, seat) {
    const moves: Move[] = [];
    for (const island of islandsOf(state, seat)) moves.push(placeOn(state, island));
    return moves;
  },
  check(state, seat, _ask, move) {
    const island = islandNumber(boardOf(state), (move as MoveOf<'place-prosperity'>).island);
    return ownerOf(state, island) === seat ? null : NOT_YOURS;
  },
  fallback: (state, seat) => placeOn(state, islandsOf(state, seat)[0] as number),
};

function placeOn(state: State, island: number): MoveOf<'place-prosperity'> {
  return { type: 'place-prosperity', island: islandId(boardOf(state), island) };
}
