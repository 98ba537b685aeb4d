// VA-12.3 Two players: before the characters the first player puts two neutral markers, then the second three.

import { decisionId } from '@atoll/engine';
import type { AskRule, FrameRule } from '@atoll/engine';
import { NOBODY } from '../asks.js';
import type { Ask, AskOf } from '../asks.js';
import { ACTION_IDS, ACTION_INDEX } from '../data/actions.js';
import { NEUTRAL_MARKERS, NEUTRAL_MARKERS_FIRST, NEUTRAL_MARKERS_SECOND } from '../data/figures.js';
import type { VanuatuEvent } from '../events.js';
import type { NeutralMarkersFrame } from '../frames.js';
import type { Move, MoveOf } from '../moves.js';
import { seatInTurn } from '../state.js';
import type { State } from '../state.js';

const MOVES: readonly MoveOf<'place-neutral'>[] = ACTION_IDS.map((action) => ({ type: 'place-neutral', action }));
const REST = MOVES[ACTION_INDEX.rest] as Move;

export const neutralMarkers: FrameRule<State, NeutralMarkersFrame, Ask, Move, VanuatuEvent> = {
  decisions(state, frame) {
    if (frame.put === NEUTRAL_MARKERS) return NOBODY;
    const isFirst = frame.put < NEUTRAL_MARKERS_FIRST;
    const seat = seatInTurn(state, isFirst ? 0 : 1);
    const put = isFirst ? frame.put : frame.put - NEUTRAL_MARKERS_FIRST;
    const left = (isFirst ? NEUTRAL_MARKERS_FIRST : NEUTRAL_MARKERS_SECOND) - put;
    return [{ id: decisionId(frame, seat, put), seat, ask: { kind: 'place-neutral', left } }];
  },
  answer(draft, frame, seat, move, emit) {
    const { action } = move as MoveOf<'place-neutral'>;
    const index = ACTION_INDEX[action];
    draft.neutral[index] = (draft.neutral[index] as number) + 1;
    frame.put += 1;
    emit({ type: 'neutral-placed', seat, action });
  },
  settle: () => 'done',
};

/** Any action will do, any number of times. */
export const neutralToPlace: AskRule<State, AskOf<'place-neutral'>, Move> = {
  answers: ['place-neutral'],
  list: () => MOVES,
  check: () => null,
  fallback: () => REST,
};
