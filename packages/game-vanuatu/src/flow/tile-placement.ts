// VA-4.6 The first player places the two open tiles; then the next two are turned up.

import { asked, expose, NOBODY } from '@atoll/engine';
import type { Ask } from '../asks.js';
import { checkPlacement, placementsOf } from '../board/placement.js';
import { placeTile } from '../board/stocks.js';
import { TILES_PER_ROUND } from '../data/figures.js';
import type { MoveOf } from '../moves.js';
import type { State } from '../state.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules } from '../rules.js';

const PLACE_TILE: Ask = { kind: 'place-tile' };

export function turnUpTiles(draft: State, emit: Emit): void {
  for (let tiles = 0; tiles < TILES_PER_ROUND; tiles++) {
    const tile = draft.tileStack.pop();
    if (tile === undefined) return;
    expose(draft);
    draft.openTiles.push(tile);
    emit({ type: 'tile-turned-up', tile });
  }
}

function place(draft: State, { tile, space }: MoveOf<'place-tile'>, emit: Emit): void {
  draft.openTiles = draft.openTiles.filter((open) => open !== tile);
  placeTile(draft, draft.firstPlayer, tile, space, emit);
}

export const tilePlacement: FrameRules<'tile-placement'> = {
  decisions(state, frame) {
    if (!frame.asking) return NOBODY;
    const seat = state.firstPlayer;
    return [asked(frame, seat, PLACE_TILE, TILES_PER_ROUND - state.openTiles.length)];
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

export const tileToPlace = ask('place-tile', {
  rule: 'VA-4.6',
  frame: 'tile-placement',
  answers: ['place-tile'],
  list: (state) => placementsOf(state),
  check: (state, _seat, _frame, move) => checkPlacement(state, move),
  answer(draft, _seat, frame, move, emit) {
    frame.asking = false;
    place(draft, move, emit);
  },
  fallback: (state) => placementsOf(state)[0] as MoveOf<'place-tile'>,
});
