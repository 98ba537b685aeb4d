// VA-4.1 Eight rounds of five phases; VA-4.2 the preparation, VA-10 the rest bonuses.

import { expose, frameId, shuffle } from '@atoll/engine';
import type { Emit, FrameRule, Seat } from '@atoll/engine';
import { NOBODY } from '../asks.js';
import type { Ask } from '../asks.js';
import { renewShips } from '../board/ships.js';
import { isEmptyOfCubes, stock } from '../board/stocks.js';
import { CHARACTER_IDS } from '../data/characters.js';
import type { CharacterId } from '../data/characters.js';
import { CHARACTERS_OFFERED, FIRST_TILE_ROUND, FISH_PRICE, LAST_TILE_ROUND, ROUNDS } from '../data/figures.js';
import { REST_TOKENS } from '../data/rest-tokens.js';
import type { VanuatuEvent } from '../events.js';
import type { RoundsFrame } from '../frames.js';
import { gainVatus, scorePoints } from '../money.js';
import type { Move } from '../moves.js';
import { isTwoPlayerGame } from '../state.js';
import type { State } from '../state.js';

/** VA-4.2, all but the tiles. */
function prepare(draft: State, emit: Emit<VanuatuEvent>): void {
  draft.round += 1;
  emit({ type: 'round-began', round: draft.round });
  if (isTwoPlayerGame(draft)) offerCharacters(draft, emit);
  if (draft.fishPrice !== FISH_PRICE) {
    draft.fishPrice = FISH_PRICE;
    emit({ type: 'fish-price-changed', price: FISH_PRICE });
  }
  callTourists(draft, emit);
  renewShips(draft, emit);
  for (const island of draft.islands) {
    if (isEmptyOfCubes(island)) stock(draft, island, emit);
  }
}

/** VA-12.2, VA-12.13, VA-12.17: the five of the last round, taken or not, are out; five of the others come. */
export function offerCharacters(draft: State, emit: Emit<VanuatuEvent>): void {
  const out = draft.characters;
  for (const player of draft.players) {
    if (player.character !== null) out.push(player.character);
    player.character = null;
  }
  const pool = CHARACTER_IDS.filter((character) => !out.includes(character));
  draft.characters = inDataOrder(shuffle(draft.rng, pool).slice(0, CHARACTERS_OFFERED));
  emit({ type: 'characters-laid-out', characters: draft.characters.slice() });
}

export function inDataOrder(characters: readonly CharacterId[]): CharacterId[] {
  return CHARACTER_IDS.filter((character) => characters.includes(character));
}

/** VA-4.2b; also the first tile of all, at the set-up. */
export function callTourists(draft: State, emit: Emit<VanuatuEvent>): void {
  if (draft.touristsWaiting > 0) emit({ type: 'tourists-left', tourists: draft.touristsWaiting });
  const tourists = draft.touristPile.pop();
  if (tourists === undefined) throw new Error('eight tourist tiles, and none is left for this round');
  expose(draft);
  draft.touristsWaiting = tourists;
  emit({ type: 'tourists-arrived', tourists });
}

/** VA-5.4: with the last marker all bonuses end; the Governor's likeness too (VA-12.8), and neutral markers leave. */
function endActions(draft: State): void {
  for (const player of draft.players) {
    player.bonusReady = false;
    player.governed = null;
  }
  draft.neutral.fill(0);
}

/** VA-10.1, VA-10.2 */
function payRestTokens(draft: State, emit: Emit<VanuatuEvent>): void {
  for (const { id, vatus, points, firstPlayer } of REST_TOKENS) {
    const rest = draft.rests.find(({ token }) => token === id);
    if (rest === undefined) continue;
    const { seat } = rest;
    expose(draft);
    emit({ type: 'rest-token-shown', seat, token: id });
    gainVatus(draft, seat, vatus, emit);
    scorePoints(draft, seat, points, emit);
    if (firstPlayer) nameFirstPlayer(draft, seat, emit);
  }
  draft.rests = [];
}

export function nameFirstPlayer(draft: State, seat: Seat, emit: Emit<VanuatuEvent>): void {
  draft.firstPlayer = seat;
  emit({ type: 'first-player-named', seat });
}

function placesTiles({ round }: State): boolean {
  return round >= FIRST_TILE_ROUND && round <= LAST_TILE_ROUND;
}

export const rounds: FrameRule<State, RoundsFrame, Ask, Move, VanuatuEvent> = {
  decisions: () => NOBODY,
  answer: () => {},
  settle(draft, frame, emit) {
    switch (frame.next) {
      case 'preparation':
        prepare(draft, emit);
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
