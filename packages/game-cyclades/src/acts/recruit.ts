// CY-7 Recruiting

import type { Seat } from '@atoll/engine';
import { boardMoves } from '../board/board-moves.js';
import { boardOf, islandNumber, seaNumber } from '../board/geometry.js';
import { islandBitsOf, ownerOf, troopsOn, troopsOnBoard } from '../board/islands.js';
import { addFleets, fleetsOnBoard, isClosed, isFreeFor } from '../board/seas.js';
import { MAX_FLEETS, MAX_TROOPS, PHILOSOPHER_CARDS, PRIEST_CARDS } from '../data/components.js';
import { GODS } from '../data/gods.js';
import type { MainGod, MainGodData } from '../data/gods.js';
import type { GodTurnFrame } from '../frames.js';
import { checkGold, goldOf, pay } from '../gold.js';
import type { Collecting, MoveOf } from '../moves.js';
import type { Emit, Refusal } from '../rules.js';
import { NOWHERE } from '../state.js';
import type { State, Table } from '../state.js';

export type RecruitMove = MoveOf<'recruit-fleet' | 'recruit-troop' | 'recruit-priest' | 'recruit-philosopher'>;

type Recruits = MainGodData['recruits'];

const ENOUGH_RECRUITED: Refusal = { rule: 'CY-7.1', reason: 'no-more-recruits-this-turn' };
const ANOTHER_GODS: Refusal = { rule: 'CY-7.1', reason: 'another-gods-recruit' };
const NONE_IN_RESERVE: Refusal = { rule: 'CY-7.4', reason: 'reserve-empty' };
const NONE_IN_SUPPLY: Refusal = { rule: 'CY-1.8', reason: 'supply-empty' };
const NO_SUCH_SPACE: Refusal = { rule: 'CY-1.2', reason: 'not-on-this-board' };
const NOT_BESIDE_YOURS: Refusal = { rule: 'CY-7.2', reason: 'not-around-own-island' };
const ENEMY_THERE: Refusal = { rule: 'CY-7.2', reason: 'enemy-fleets-there' };
const CLOSED: Refusal = { rule: 'CY-7.2', reason: 'space-closed' };
const NOT_YOURS: Refusal = { rule: 'CY-7.3', reason: 'island-not-owned' };

/** What the next recruit of the turn costs; null if there is none. */
export function recruitPrice(god: MainGod, recruited: number): number | null {
  return GODS[god].recruitCosts[recruited] ?? null;
}

function sum(counts: readonly number[]): number {
  let total = 0;
  for (const count of counts) total += count;
  return total;
}

function checkPiece(table: Table, seat: Seat, piece: Recruits): Refusal | null {
  switch (piece) {
    case 'fleet':
      return fleetsOnBoard(table, seat) < MAX_FLEETS ? null : NONE_IN_RESERVE;
    case 'troop':
      return troopsOnBoard(table, seat) < MAX_TROOPS ? null : NONE_IN_RESERVE;
    case 'priest':
      return sum(table.priests) < PRIEST_CARDS ? null : NONE_IN_SUPPLY;
    case 'philosopher':
      return sum(table.philosophers) < PHILOSOPHER_CARDS ? null : NONE_IN_SUPPLY;
  }
}

/** CY-7.2. `owned`: the islands of the seat, as a set of bits. */
function checkFleetPlace(table: Table, seat: Seat, owned: number, sea: number): Refusal | null {
  if (((boardOf(table).islandBits[sea] as number) & owned) === 0) return NOT_BESIDE_YOURS;
  if (!isFreeFor(table, seat, sea)) return ENEMY_THERE;
  return isClosed(table, sea) ? CLOSED : null;
}

export function listRecruits(
  moves: Collecting<RecruitMove['type']>,
  state: State,
  seat: Seat,
  god: MainGod,
  recruited: number,
): void {
  const cost = recruitPrice(god, recruited);
  const piece = GODS[god].recruits;
  if (cost === null || cost > goldOf(state, seat) || checkPiece(state, seat, piece) !== null) return;
  switch (piece) {
    case 'fleet': {
      const owned = islandBitsOf(state, seat);
      const { recruitFleet } = boardMoves(state);
      for (let sea = 0; sea < recruitFleet.length; sea++) {
        if (checkFleetPlace(state, seat, owned, sea) === null) moves.push(recruitFleet[sea] as RecruitMove);
      }
      break;
    }
    case 'troop': {
      const { recruitTroop } = boardMoves(state);
      for (let island = 0; island < recruitTroop.length; island++) {
        if (ownerOf(state, island) === seat) moves.push(recruitTroop[island] as RecruitMove);
      }
      break;
    }
    case 'priest':
      moves.push(RECRUIT_PRIEST);
      break;
    case 'philosopher':
      moves.push(RECRUIT_PHILOSOPHER);
      break;
  }
}

const RECRUIT_PRIEST: RecruitMove = { type: 'recruit-priest' };
const RECRUIT_PHILOSOPHER: RecruitMove = { type: 'recruit-philosopher' };

const PIECE: Readonly<Record<RecruitMove['type'], Recruits>> = {
  'recruit-fleet': 'fleet',
  'recruit-troop': 'troop',
  'recruit-priest': 'priest',
  'recruit-philosopher': 'philosopher',
};

export function checkRecruit(
  state: State,
  seat: Seat,
  god: MainGod,
  recruited: number,
  move: RecruitMove,
): Refusal | null {
  const piece = PIECE[move.type];
  if (GODS[god].recruits !== piece) return ANOTHER_GODS;
  const cost = recruitPrice(god, recruited);
  if (cost === null) return ENOUGH_RECRUITED;
  const refused = checkPiece(state, seat, piece) ?? checkGold(state, seat, cost);
  if (refused !== null) return refused;
  if (move.type === 'recruit-fleet') {
    const sea = seaNumber(boardOf(state), move.sea);
    return sea === NOWHERE ? NO_SUCH_SPACE : checkFleetPlace(state, seat, islandBitsOf(state, seat), sea);
  }
  if (move.type === 'recruit-troop') {
    return ownerOf(state, islandNumber(boardOf(state), move.island)) === seat ? null : NOT_YOURS;
  }
  return null;
}

export function recruit(draft: State, frame: GodTurnFrame, move: RecruitMove, emit: Emit): void {
  const { seat } = frame;
  const gold = recruitPrice(frame.god, frame.recruited) ?? 0;
  frame.recruited += 1;
  pay(draft, seat, gold);
  switch (move.type) {
    case 'recruit-fleet':
      addFleets(draft, seat, seaNumber(boardOf(draft), move.sea), 1);
      emit({ type: 'fleet-recruited', seat, sea: move.sea, gold });
      break;
    case 'recruit-troop': {
      const island = islandNumber(boardOf(draft), move.island);
      draft.troops[island] = troopsOn(draft, island) + 1;
      emit({ type: 'troop-recruited', seat, island: move.island, gold });
      break;
    }
    case 'recruit-priest':
      draft.priests[seat] = (draft.priests[seat] as number) + 1;
      emit({ type: 'priest-recruited', seat, gold });
      break;
    case 'recruit-philosopher':
      draft.philosophers[seat] = (draft.philosophers[seat] as number) + 1;
      emit({ type: 'philosopher-recruited', seat, gold });
      break;
  }
}
