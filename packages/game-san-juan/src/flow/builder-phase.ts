// SJ-5 Builder phase, SJ-6 Crane.

import { asked, frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import type { Ask } from '../asks.js';
import { remove } from '../cards/multiset.js';
import { canBuildSomething, checkBuild, listBuilds, placeOf } from '../city/build.js';
import { DRAWS } from '../city/draws.js';
import { builderPowersOf, payableGoods, priceWith } from '../city/price.js';
import { BUILDINGS } from '../data/buildings.js';
import type { Good } from '../data/goods.js';
import type { BuilderPhase } from '../frames.js';
import { PASS } from '../moves.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules } from '../rules.js';
import { playerAt } from '../state.js';
import type { Slot, State } from '../state.js';
import { drawForPowers } from './draws.js';
import { seatInTurn } from './turns.js';

export const builderPhase: FrameRules<'builder-phase'> = {
  decisions(state, phase) {
    const seat = seatInTurn(state, phase);
    if (seat === null || !mustAsk(state, seat, phase)) return NOBODY;
    return [asked(phase, seat, BUILD)];
  },
  settle(draft, phase, emit) {
    if (seatInTurn(draft, phase) !== null) {
      phase.turn += 1;
      return 'again';
    }
    // SJ-5.11 before SJ-5.12: a Tavern built in this phase does not draw.
    fewestDraw(draft, phase, emit);
    for (const { city } of draft.players) {
      for (const slot of city) slot.fresh = false;
    }
    return 'done';
  },
};

const BUILD: Ask = { kind: 'build' };

/** SJ-2.10: who holds a card is asked, whatever the card is. */
function mustAsk(state: State, seat: Seat, phase: BuilderPhase): boolean {
  return playerAt(state, seat).hand.length > 0 || (state.cathedral && canBuildSomething(state, seat, phase));
}

/** SJ-5.2, first step. The price counts from here on, since the card is laid down before it is paid (R4). */
function putDown(draft: State, seat: Seat, phase: BuilderPhase, move: MoveOf<'build'>, emit: Emit): void {
  const { building, over } = move;
  const { hand, city } = playerAt(draft, seat);
  const powers = builderPowersOf(city, seat, phase);
  const place = over === null ? -1 : placeOf(city, over.building, over.good);
  const due = priceWith(draft, city, powers, building, place, null);
  const goods = payableGoods(city, powers, place);
  if (building === 'cathedral') draft.cathedral = false;
  else remove(hand, building);
  emit({ type: 'built', seat, building, over, price: due });
  if (place < 0) city.push({ building, good: null, under: [], fresh: true });
  else cover(draft, seat, city[place] as Slot, move, emit);
  draft.stack.push({ kind: 'payment', id: frameId(draft), seat, building, due, goods, paid: 0 });
}

/** SJ-6.4, SJ-6.6 */
function cover(draft: State, seat: Seat, slot: Slot, { building }: MoveOf<'build'>, emit: Emit): void {
  if (slot.good !== null) {
    draft.discard.push(slot.good);
    slot.good = null;
    emit({ type: 'good-lost', seat, good: BUILDINGS[slot.building].good as Good });
  }
  slot.under.push(slot.building);
  slot.building = building;
  slot.fresh = true;
}

/** SJ-5.11 */
function fewestDraw(draft: State, phase: BuilderPhase, emit: Emit): void {
  const { players } = draft;
  let fewest = Infinity;
  let most = 0;
  for (const { city } of players) {
    if (city.length < fewest) fewest = city.length;
    if (city.length > most) most = city.length;
  }
  if (fewest === most) return;
  for (let i = 0; i < players.length; i++) {
    const seat = ((phase.picker + i) % players.length) as Seat;
    if (playerAt(draft, seat).city.length === fewest) drawForPowers(draft, seat, DRAWS['fewest-built'], 0, emit);
  }
}

export const build = ask('build', {
  rule: 'SJ-5.1',
  frame: 'builder-phase',
  answers: ['build', 'pass'],
  list(state, seat, phase) {
    const moves: MoveOf<'build' | 'pass'>[] = [PASS];
    listBuilds(state, seat, phase, moves);
    return moves;
  },
  check(state, seat, phase, move) {
    if (move.type === 'pass') return null;
    return checkBuild(state, seat, phase, move.building, move.over);
  },
  answer(draft, seat, phase, move, emit) {
    phase.turn += 1;
    if (move.type === 'build') putDown(draft, seat, phase, move, emit);
    else emit({ type: 'passed', seat, what: 'build' });
  },
  fallback: () => PASS,
});
