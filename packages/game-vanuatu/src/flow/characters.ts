// VA-5.1, VA-5.2 Phase 2: in turn order each takes a character, then returns his old one.

import { asked, done, NOBODY } from '@atoll/engine';
import type { Ask } from '../asks.js';
import { CHARACTER_IDS, inDataOrder } from '../data/characters.js';
import type { CharacterId } from '../data/characters.js';
import type { MoveOf } from '../moves.js';
import { playerAt, seatInTurn } from '../state.js';
import { ask } from '../rules.js';
import type { FrameRules } from '../rules.js';

const CHOOSE_CHARACTER: Ask = { kind: 'choose-character' };

const MOVES = Object.fromEntries(
  CHARACTER_IDS.map((character) => [character, { type: 'choose-character', character }]),
) as Readonly<Record<CharacterId, MoveOf<'choose-character'>>>;

export const characters: FrameRules<'characters'> = {
  decisions(state, frame) {
    if (frame.turn === state.players.length) return NOBODY;
    const seat = seatInTurn(state, frame.turn);
    return [asked(frame, seat, CHOOSE_CHARACTER)];
  },
  settle: done,
};

export const characterToChoose = ask('choose-character', {
  rule: 'VA-5.1',
  frame: 'characters',
  answers: ['choose-character'],
  list: (state) => state.characters.map((character) => MOVES[character]),
  check(state, _seat, _frame, { character }) {
    return state.characters.includes(character)
      ? null
      : { rule: 'VA-5.1', reason: 'character-not-face-up', params: { character } };
  },
  answer(draft, seat, frame, { character }, emit) {
    const player = playerAt(draft, seat);
    const old = player.character;
    frame.turn += 1;
    player.character = character;
    player.bonusReady = true;
    emit({ type: 'character-taken', seat, character });
    draft.characters = draft.characters.filter((open) => open !== character);
    if (old === null) return;
    draft.characters.push(old);
    draft.characters = inDataOrder(draft.characters);
    emit({ type: 'character-returned', seat, character: old });
  },
  fallback: (state) => MOVES[state.characters[0] as CharacterId],
});
