// VA-12.3 Two players: before the characters the first player puts two neutral markers, then the second three.

import { asked, done, NOBODY } from '@atoll/engine';
import { ACTION_IDS, ACTION_INDEX } from '../data/actions.js';
import { NEUTRAL_MARKERS, NEUTRAL_MARKERS_FIRST, NEUTRAL_MARKERS_SECOND } from '../data/figures.js';
import type { MoveOf } from '../moves.js';
import { seatInTurn } from '../state.js';
import { ask } from '../rules.js';
import type { FrameRules } from '../rules.js';

const MOVES: readonly MoveOf<'place-neutral'>[] = ACTION_IDS.map((action) => ({ type: 'place-neutral', action }));
const REST = MOVES[ACTION_INDEX.rest] as MoveOf<'place-neutral'>;

export const neutralMarkers: FrameRules<'neutral-markers'> = {
  decisions(state, frame) {
    if (frame.put === NEUTRAL_MARKERS) return NOBODY;
    const isFirst = frame.put < NEUTRAL_MARKERS_FIRST;
    const seat = seatInTurn(state, isFirst ? 0 : 1);
    const put = isFirst ? frame.put : frame.put - NEUTRAL_MARKERS_FIRST;
    const left = (isFirst ? NEUTRAL_MARKERS_FIRST : NEUTRAL_MARKERS_SECOND) - put;
    return [asked(frame, seat, { kind: 'place-neutral', left }, put)];
  },
  settle: done,
};

/** Any action will do, any number of times. */
export const neutralToPlace = ask('place-neutral', {
  rule: 'VA-12.3',
  frame: 'neutral-markers',
  answers: ['place-neutral'],
  list: () => MOVES,
  check: () => null,
  answer(draft, seat, frame, { action }, emit) {
    const index = ACTION_INDEX[action];
    draft.neutral[index] = (draft.neutral[index] as number) + 1;
    frame.put += 1;
    emit({ type: 'neutral-placed', seat, action });
  },
  fallback: () => REST,
});
