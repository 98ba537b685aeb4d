// VA-5.1, VA-5.2 Phase 2: in turn order each takes a character, then returns his old one.

import { decisionId } from '@atoll/engine';
import type { AskRule, FrameRule } from '@atoll/engine';
import { NOBODY } from '../asks.js';
import type { Ask, AskOf } from '../asks.js';
import { CHARACTER_IDS, inDataOrder } from '../data/characters.js';
import type { CharacterId } from '../data/characters.js';
import type { VanuatuEvent } from '../events.js';
import type { CharactersFrame } from '../frames.js';
import type { Move, MoveOf } from '../moves.js';
import { playerAt, seatInTurn } from '../state.js';
import type { State } from '../state.js';

const CHOOSE_CHARACTER: Ask = { kind: 'choose-character' };

const MOVES = Object.fromEntries(
  CHARACTER_IDS.map((character) => [character, { type: 'choose-character', character }]),
) as Readonly<Record<CharacterId, MoveOf<'choose-character'>>>;

export const characters: FrameRule<State, CharactersFrame, Ask, Move, VanuatuEvent> = {
  decisions(state, frame) {
    if (frame.turn === state.players.length) return NOBODY;
    const seat = seatInTurn(state, frame.turn);
    return [{ id: decisionId(frame, seat), seat, ask: CHOOSE_CHARACTER }];
  },
  answer(draft, frame, seat, move, emit) {
    const { character } = move as MoveOf<'choose-character'>;
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
  settle: () => 'done',
};

export const characterToChoose: AskRule<State, AskOf<'choose-character'>, Move> = {
  answers: ['choose-character'],
  list: (state) => state.characters.map((character) => MOVES[character]),
  check(state, _seat, _ask, move) {
    const { character } = move as MoveOf<'choose-character'>;
    return state.characters.includes(character)
      ? null
      : { rule: 'VA-5.1', reason: 'character-not-face-up', params: { character } };
  },
  fallback: (state) => MOVES[state.characters[0] as CharacterId],
};
