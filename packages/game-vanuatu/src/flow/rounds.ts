// VA-4.1 Eight rounds of five phases; round 1 begins behind the first, which the set-up has done.

import { frameId, NOBODY } from '@atoll/engine';
import { FIRST_TILE_ROUND, LAST_TILE_ROUND, ROUNDS } from '../data/figures.js';
import { isTwoPlayerGame } from '../state.js';
import type { State } from '../state.js';
import { prepareRound } from './preparation.js';
import { endActions, payRestTokens } from './rest-bonuses.js';
import type { FrameRules } from '../rules.js';

function placesTiles({ round }: State): boolean {
  return round >= FIRST_TILE_ROUND && round <= LAST_TILE_ROUND;
}

export const rounds: FrameRules<'rounds'> = {
  decisions: () => NOBODY,
  settle(draft, frame, emit) {
    switch (frame.next) {
      case 'preparation':
        prepareRound(draft, emit);
        frame.next = 'tiles';
        break;
      case 'tiles':
        frame.next = 'neutral-markers';
        if (placesTiles(draft)) draft.stack.push({ kind: 'tile-placement', id: frameId(draft), asking: false });
        break;
      case 'neutral-markers':
        frame.next = 'characters';
        if (isTwoPlayerGame(draft)) draft.stack.push({ kind: 'neutral-markers', id: frameId(draft), put: 0 });
        break;
      case 'characters':
        frame.next = 'planning';
        if (draft.options.characters) draft.stack.push({ kind: 'characters', id: frameId(draft), turn: 0 });
        break;
      case 'planning':
        frame.next = 'actions';
        draft.stack.push({ kind: 'planning', id: frameId(draft), pass: 0, turn: 0, put: 0, asking: false });
        break;
      case 'actions':
        frame.next = 'rest-bonuses';
        draft.stack.push({ kind: 'actions', id: frameId(draft), turn: 0 });
        break;
      case 'rest-bonuses':
        endActions(draft);
        payRestTokens(draft, emit);
        if (draft.round === ROUNDS) {
          emit({ type: 'game-ended', round: ROUNDS });
          return 'done';
        }
        frame.next = 'preparation';
        break;
    }
    return 'again';
  },
};
