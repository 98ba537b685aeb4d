// CY-6.3 to CY-6.8: a main god's turn. Everything in any order, as often as it can be paid, until the player ends it.

import { asked, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { build, checkBuild, listBuilds } from '../acts/build.js';
import {
  callCreature,
  checkCall,
  checkReplacement,
  listCalls,
  listReplacements,
  replaceCreature,
} from '../acts/creature-market.js';
import { checkFleetMove, listFleetMoves, moveFleets } from '../acts/move-fleets.js';
import { checkTroopMove, listTroopMoves, sendTroops } from '../acts/move-troops.js';
import { checkRecruit, listRecruits, recruit } from '../acts/recruit.js';
import type { Ask } from '../asks.js';
import { godNumber, liftMarker } from '../cycle/offering-cost.js';
import { GODS, MAIN_GODS } from '../data/gods.js';
import type { GodTurnFrame } from '../frames.js';
import { END_TURN } from '../moves.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules, Refusal } from '../rules.js';
import type { State } from '../state.js';
import { putMarkerBack } from './actions.js';
import { maybeMetropolis } from './metropolis.js';

type ActMove = MoveOf<
  | 'recruit-fleet'
  | 'recruit-troop'
  | 'recruit-priest'
  | 'recruit-philosopher'
  | 'build'
  | 'move-fleets'
  | 'move-troops'
  | 'replace-creature'
  | 'call-creature'
  | 'end-turn'
>;

/** By god, by how many have been recruited: the same few questions for every turn. */
const ACTS: readonly (readonly Ask[])[] = MAIN_GODS.map((god) =>
  [...GODS[god].recruitCosts, null].map((_, recruited) => ({ kind: 'act', god, recruited })),
);

export const godTurn: FrameRules<'god-turn'> = {
  decisions(_state, frame) {
    if (frame.stage !== 'asking') return NOBODY;
    const { seat, god, recruited } = frame;
    // Asked whatever gold they have left: that they can do nothing more is nobody else's business.
    return [asked(frame, seat, ACTS[godNumber(god)]?.[recruited] ?? { kind: 'act', god, recruited }, frame.said)];
  },
  settle(draft, frame, emit) {
    if (frame.stage === 'over') {
      liftMarker(draft, godNumber(frame.god));
      putMarkerBack(draft, frame.seat, emit);
      return 'done';
    }
    // CY-9.6: a metropolis that is due comes before anything else.
    if (maybeMetropolis(draft, frame.seat, emit)) return 'again';
    frame.stage = 'asking';
    return 'again';
  },
};

/** Nothing but these can complete a set or bring a philosopher (CY-9.2, CY-9.5). */
function stageAfter(move: ActMove): GodTurnFrame['stage'] {
  switch (move.type) {
    case 'build':
    case 'recruit-philosopher':
    case 'move-troops':
    case 'call-creature':
      return 'resolving';
    case 'end-turn':
      return 'over';
    default:
      return 'asking';
  }
}

/** What is pushed on the stack here is finished before the turn goes on (CY-6.7). */
function act(draft: State, frame: GodTurnFrame, move: ActMove, emit: Emit): void {
  switch (move.type) {
    case 'recruit-fleet':
    case 'recruit-troop':
    case 'recruit-priest':
    case 'recruit-philosopher':
      return recruit(draft, frame, move, emit);
    case 'build':
      return build(draft, frame, move, emit);
    case 'move-fleets':
      return moveFleets(draft, frame, move, emit);
    case 'move-troops':
      return sendTroops(draft, frame, move, emit);
    case 'replace-creature':
      return replaceCreature(draft, frame, move, emit);
    case 'call-creature':
      return callCreature(draft, frame, move, emit);
    case 'end-turn':
      return;
  }
}

const NOT_THIS_GOD: Refusal = { rule: 'CY-6.3', reason: 'another-gods-action' };

function checkAct(state: State, seat: Seat, { god, recruited }: GodTurnFrame, move: ActMove): Refusal | null {
  const { special } = GODS[god];
  switch (move.type) {
    case 'recruit-fleet':
    case 'recruit-troop':
    case 'recruit-priest':
    case 'recruit-philosopher':
      return checkRecruit(state, seat, god, recruited, move);
    case 'build':
      return checkBuild(state, seat, god, move);
    case 'move-fleets':
      return special === move.type ? checkFleetMove(state, seat, move) : NOT_THIS_GOD;
    case 'move-troops':
      return special === move.type ? checkTroopMove(state, seat, move) : NOT_THIS_GOD;
    case 'replace-creature':
      return special === move.type ? checkReplacement(state, seat, move) : NOT_THIS_GOD;
    case 'call-creature':
      return checkCall(state, seat, move);
    case 'end-turn':
      return null;
  }
}

function listSpecial(moves: ActMove[], state: State, seat: Seat, god: GodTurnFrame['god']): void {
  switch (GODS[god].special) {
    case 'move-fleets':
      return listFleetMoves(moves, state, seat);
    case 'move-troops':
      return listTroopMoves(moves, state, seat);
    case 'replace-creature':
      return listReplacements(moves, state, seat);
    case null:
      return;
  }
}

export const actAsk = ask('act', {
  rule: 'CY-6.3',
  frame: 'god-turn',
  answers: [
    'recruit-fleet',
    'recruit-troop',
    'recruit-priest',
    'recruit-philosopher',
    'build',
    'move-fleets',
    'move-troops',
    'replace-creature',
    'call-creature',
    'end-turn',
  ],
  list(state, seat, { god, recruited }) {
    const moves: ActMove[] = [];
    listRecruits(moves, state, seat, god, recruited);
    listBuilds(moves, state, seat, god);
    listSpecial(moves, state, seat, god);
    listCalls(moves, state, seat);
    moves.push(END_TURN);
    return moves;
  },
  check: checkAct,
  answer(draft, _seat, frame, move, emit) {
    frame.said += 1;
    frame.stage = stageAfter(move);
    act(draft, frame, move, emit);
  },
  fallback: () => END_TURN,
});
