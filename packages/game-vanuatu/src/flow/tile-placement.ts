// VA-4.6 The first player places the two open tiles; then the next two are turned up.

import { decisionId, expose } from '@atoll/engine';
import type { AskRule, Emit, FrameRule } from '@atoll/engine';
import { NOBODY } from '../asks.js';
import type { Ask, AskOf } from '../asks.js';
import { checkPlacement, placementsOf } from '../board/placement.js';
import { placeTile } from '../board/stocks.js';
import { TILES_PER_ROUND } from '../data/figures.js';
import type { VanuatuEvent } from '../events.js';
import type { TilePlacementFrame } from '../frames.js';
import type { Move, MoveOf } from '../moves.js';
import type { State } from '../state.js';

const PLACE_TILE: Ask = { kind: 'place-tile' };

export function turnUpTiles(draft: State, emit: Emit<VanuatuEvent>): void {
  for (let tiles = 0; tiles < TILES_PER_ROUND; tiles++) {
    const tile = draft.tileStack.pop();
    if (tile === undefined) return;
    expose(draft);
    draft.openTiles.push(tile);
    emit({ type: 'tile-turned-up', tile });
  }
}

function place(draft: State, { tile, space }: MoveOf<'place-tile'>, emit: Emit<VanuatuEvent>): void {
  draft.openTiles = draft.openTiles.filter((open) => open !== tile);
  placeTile(draft, draft.firstPlayer, tile, space, emit);
}

export const tilePlacement: FrameRule<State, TilePlacementFrame, Ask, Move, VanuatuEvent> = {
  decisions(state, frame) {
    if (!frame.asking) return NOBODY;
    const seat = state.firstPlayer;
    return [{ id: decisionId(frame, seat, TILES_PER_ROUND - state.openTiles.length), seat, ask: PLACE_TILE }];
  },
  answer(draft, frame, _seat, move, emit) {
    frame.asking = false;
    place(draft, move as MoveOf<'place-tile'>, emit);
  },
  settle(draft, frame, emit) {
    if (draft.openTiles.length === 0) {
      turnUpTiles(draft, emit);
      return 'done';
    }
    const placements = placementsOf(draft);
    if (placements.length > 1) {
      frame.asking = true;
      return 'waiting';
    }
    place(draft, placements[0] as MoveOf<'place-tile'>, emit);
    return 'again';
  },
};

export const tileToPlace: AskRule<State, AskOf<'place-tile'>, Move> = {
  answers: ['place-tile'],
  list: (state) => placementsOf(state),
  check: (state, _seat, _ask, move) => checkPlacement(state, move as MoveOf<'place-tile'>),
  fallback: (state) => placementsOf(state)[0] as Move,
};
