// CY-12 Battles

import { asked, below, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { takeIsland } from '../battle/landing.js';
import { defenderCanLeave, retreatsOf } from '../battle/retreat.js';
import { landDefence, seaDefence } from '../battle/strength.js';
import { dismiss, standsOn } from '../board/figurines.js';
import { boardOf, islandNumber, seaNumber } from '../board/geometry.js';
import { troopsOn } from '../board/islands.js';
import { addFleets, fleetsIn, removeFleets } from '../board/seas.js';
import { DIE_FACES } from '../data/components.js';
import type { PlaceId } from '../data/boards.js';
import { MINOTAUR } from '../data/creatures.js';
import type { BattleFrame } from '../frames.js';
import { FIGHT_ON } from '../moves.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules, Refusal } from '../rules.js';
import { NO_SEAT } from '../state.js';
import type { State } from '../state.js';
import { rest } from './sylph.js';

export const battle: FrameRules<'battle'> = {
  decisions(_state, frame) {
    const { stage, place, land } = frame;
    if (stage !== 'defender' && stage !== 'attacker') return NOBODY;
    const seat = frame[stage];
    const kind = stage === 'defender' ? 'retreat-defender' : 'retreat-attacker';
    return [asked(frame, seat, { kind, place, land }, frame.assaults)];
  },
  settle(draft, frame, emit) {
    if (frame.stage === 'assault') {
      assault(draft, frame, emit);
      return 'again';
    }
    conclude(draft, frame, emit);
    // The fall of a last island may have ended the game.
    return draft.stack.length === 0 ? 'again' : 'done';
  },
};

function rollDie(draft: State): number {
  return DIE_FACES[below(draft.rng, DIE_FACES.length)] as number;
}

function assault(draft: State, frame: BattleFrame, emit: Emit): void {
  frame.assaults += 1;
  const attackDie = rollDie(draft);
  const defenceDie = rollDie(draft);
  const attack = frame.attackers + attackDie;
  const defence = defenceOf(draft, frame) + defenceDie;
  emit({ type: 'assault-rolled', place: frame.place, attackDie, defenceDie, attack, defence });
  if (attack >= defence) loseDefender(draft, frame, emit);
  if (attack <= defence) {
    frame.attackers -= 1;
    emit({ type: 'piece-lost', seat: frame.attacker, place: frame.place, piece: frame.land ? 'troop' : 'fleet' });
  }
  frame.stage = afterAssault(draft, frame);
}

function defenceOf(state: State, frame: BattleFrame): number {
  const board = boardOf(state);
  return frame.land
    ? landDefence(state, islandNumber(board, frame.place))
    : seaDefence(state, frame.defender, seaNumber(board, frame.place));
}

/** CY-15.5: the Minotaur is the last defender to go. */
function loseDefender(draft: State, frame: BattleFrame, emit: Emit): void {
  const { place, defender: seat } = frame;
  const board = boardOf(draft);
  if (!frame.land) {
    removeFleets(draft, seaNumber(board, place), 1);
    emit({ type: 'piece-lost', seat, place, piece: 'fleet' });
    return;
  }
  const island = islandNumber(board, place);
  const troops = troopsOn(draft, island);
  emit({ type: 'piece-lost', seat, place, piece: troops > 0 ? 'troop' : 'minotaur' });
  if (troops > 0) draft.troops[island] = troops - 1;
  else dismiss(draft, MINOTAUR, emit);
}

function isHeld(state: State, frame: BattleFrame): boolean {
  const board = boardOf(state);
  if (!frame.land) return fleetsIn(state, seaNumber(board, frame.place)) > 0;
  const island = islandNumber(board, frame.place);
  return troopsOn(state, island) > 0 || standsOn(state, MINOTAUR, island);
}

/** CY-12.3: first the defender may retreat, then the attacker; whoever has nowhere to go is not asked (CY-12.9). */
function afterAssault(state: State, frame: BattleFrame): BattleFrame['stage'] {
  const held = isHeld(state, frame);
  if (frame.attackers === 0 || !held) {
    frame.winner = held ? frame.defender : frame.attackers > 0 ? frame.attacker : NO_SEAT;
    return 'over';
  }
  const mayLeave = defenderCanLeave(state, frame) && retreatsOf(state, frame.defender, frame).length > 0;
  return mayLeave ? 'defender' : attackersTurn(state, frame);
}

function attackersTurn(state: State, frame: BattleFrame): 'attacker' | 'assault' {
  return retreatsOf(state, frame.attacker, frame).length > 0 ? 'attacker' : 'assault';
}

/** CY-12.8: all the side's pieces go together. */
function retreat(draft: State, frame: BattleFrame, seat: Seat, to: PlaceId, emit: Emit): void {
  const board = boardOf(draft);
  const defends = frame.stage === 'defender';
  const pieces = defends ? defendersOf(draft, frame) : frame.attackers;
  if (defends) clearDefenders(draft, frame);
  else frame.attackers = 0;
  if (frame.land) {
    const island = islandNumber(board, to);
    draft.troops[island] = troopsOn(draft, island) + pieces;
  } else {
    addFleets(draft, seat, seaNumber(board, to), pieces);
    if (!defends) rest(draft, to, pieces);
  }
  frame.stage = 'over';
  frame.winner = defends ? frame.attacker : frame.defender;
  emit({ type: 'retreated', seat, from: frame.place, to, pieces });
}

function defendersOf(state: State, frame: BattleFrame): number {
  const board = boardOf(state);
  return frame.land
    ? troopsOn(state, islandNumber(board, frame.place))
    : fleetsIn(state, seaNumber(board, frame.place));
}

function clearDefenders(draft: State, frame: BattleFrame): void {
  const board = boardOf(draft);
  if (frame.land) draft.troops[islandNumber(board, frame.place)] = 0;
  else removeFleets(draft, seaNumber(board, frame.place), defendersOf(draft, frame));
}

/** CY-12.4, CY-12.5: only an attacker who wins changes anything; a defender keeps the place. */
function conclude(draft: State, frame: BattleFrame, emit: Emit): void {
  const { place, attacker, attackers } = frame;
  const winner = frame.winner === NO_SEAT ? null : frame.winner;
  emit({ type: 'battle-ended', place, winner });
  if (winner !== attacker) return;
  const board = boardOf(draft);
  if (frame.land) {
    takeIsland(draft, attacker, islandNumber(board, place), attackers, emit);
  } else {
    addFleets(draft, attacker, seaNumber(board, place), attackers);
    rest(draft, place, attackers);
  }
}

const NO_RETREAT: Readonly<Record<'sea' | 'land', Refusal>> = {
  sea: { rule: 'CY-12.7', reason: 'no-retreat-there' },
  land: { rule: 'CY-12.6', reason: 'no-retreat-there' },
};

type RetreatMove = MoveOf<'retreat' | 'fight-on'>;

function listRetreats(state: State, seat: Seat, frame: BattleFrame): RetreatMove[] {
  const moves: RetreatMove[] = [];
  for (const to of retreatsOf(state, seat, frame)) moves.push({ type: 'retreat', to });
  moves.push(FIGHT_ON);
  return moves;
}

function checkRetreat(state: State, seat: Seat, frame: BattleFrame, move: RetreatMove): Refusal | null {
  if (move.type === 'fight-on') return null;
  return retreatsOf(state, seat, frame).includes(move.to) ? null : NO_RETREAT[frame.land ? 'land' : 'sea'];
}

export const retreatDefender = ask('retreat-defender', {
  rule: 'CY-12.3',
  frame: 'battle',
  answers: ['retreat', 'fight-on'],
  list: listRetreats,
  check: checkRetreat,
  answer(draft, seat, frame, move, emit) {
    if (move.type === 'retreat') retreat(draft, frame, seat, move.to, emit);
    else frame.stage = attackersTurn(draft, frame);
  },
  fallback: () => FIGHT_ON,
});

export const retreatAttacker = ask('retreat-attacker', {
  rule: 'CY-12.3',
  frame: 'battle',
  answers: ['retreat', 'fight-on'],
  list: listRetreats,
  check: checkRetreat,
  answer(draft, seat, frame, move, emit) {
    if (move.type === 'retreat') retreat(draft, frame, seat, move.to, emit);
    else frame.stage = 'assault';
  },
  fallback: () => FIGHT_ON,
});
