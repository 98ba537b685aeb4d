// AR-1 Turn 0: each player discovers a first region beside the start hex.

import { asked, expose, NOBODY, shuffle } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import { shuffledSides } from '../board/hexes.js';
import { addRegion, areaTowards, sideAt } from '../board/map.js';
import { placeUnit } from '../board/pieces.js';
import { fitsSomewhere, turnZeroGaps } from '../board/placement.js';
import { opposite, SIDE, STEP_Q, STEP_R } from '../board/sides.js';
import { START } from '../data/components.js';
import { EDITION_RULES } from '../data/editions.js';
import type { HexId } from '../data/hexes.js';
import { movePopulation, moveSurplus } from '../economy/markers.js';
import { takeToken } from '../economy/wheel.js';
import type { TurnZeroFrame } from '../frames.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules, Refusal } from '../rules.js';
import { playerOf, regionAt } from '../state.js';
import type { State } from '../state.js';
import { closeTurnZero } from './after-turn-zero.js';
import { openReward } from './reward.js';

export function dealHand(draft: State, seat: Seat, emit: Emit): void {
  const player = playerOf(draft, seat);
  for (let i = 0; i < START.hand; i++) {
    const side = draft.hexDeck.pop();
    if (side !== undefined) player.hand.push(SIDE[side].hex);
  }
  expose(draft);
  emit({ type: 'hand-dealt', seat, hexes: player.hand.slice() });
}

/** AR-1.6 A hand that fits nowhere is shown and replaced. */
function replaceHand(draft: State, seat: Seat, emit: Emit): void {
  const player = playerOf(draft, seat);
  emit({ type: 'hand-shown', seat, hexes: player.hand.slice() });
  draft.hexDiscard.push(...player.hand);
  player.hand = [];
  if (draft.hexDeck.length < START.hand) {
    const left = draft.hexDeck.map((side) => SIDE[side].hex);
    draft.hexDeck = shuffledSides(draft, [...left, ...draft.hexDiscard]);
    draft.hexDiscard = [];
    emit({ type: 'hexes-shuffled' });
  }
  dealHand(draft, seat, emit);
}

/** AR-1.17 Every hex this player could still come to hold. */
function hexesOutside(draft: State, seat: Seat): HexId[] {
  return [...playerOf(draft, seat).hand, ...draft.hexDiscard, ...draft.hexDeck.map((side) => SIDE[side].hex)];
}

/** AR-1.9 One bit per land area that borders the sea area of the ship. */
function banksOf(state: State, frame: TurnZeroFrame): number {
  return sideAt(state, frame.region).bordering[frame.sea] ?? 0;
}

/** AR-1.9 Pairs of those areas; in fr-2012 one area for both. */
function landings(state: State, frame: TurnZeroFrame): number[][] {
  const mask = banksOf(state, frame);
  const areas: number[] = [];
  for (let area = 0; mask >> area > 0; area++) if ((mask >> area) & 1) areas.push(area);
  if (!EDITION_RULES[state.options.edition].landOnTwoBanks) return areas.map((area) => [area, area]);
  return areas.flatMap((first, i) => areas.slice(i).map((second) => [first, second]));
}

export function discover(draft: State, frame: TurnZeroFrame, seat: Seat, move: MoveOf<'place-hex'>, emit: Emit): void {
  const { side, rotation, q, r } = move;
  const player = playerOf(draft, seat);
  player.hand.splice(player.hand.indexOf(SIDE[side].hex), 1);
  frame.region = addRegion(draft, side, rotation, q, r);
  emit({ type: 'region-discovered', seat, region: frame.region, side, rotation, q, r });
  let back = 0;
  while (STEP_Q[opposite(back)] !== q || STEP_R[opposite(back)] !== r) back++;
  const area = areaTowards(regionAt(draft, frame.region), back);
  const kind = draft.options.desertStart ? 'citizen' : 'ship';
  // AR-1.7, AR-28.3 The ship sails in; from the desert one of the two citizens walks in.
  for (const unit of draft.units) {
    if (unit.seat !== seat || unit.kind !== kind) continue;
    unit.region = frame.region;
    unit.area = area;
    emit({ type: 'unit-moved', unit: unit.id, region: frame.region, area, building: null });
    break;
  }
  takeToken(draft, seat, emit);
  frame.sea = area;
  frame.stage = draft.options.desertStart ? 'huts' : 'land';
}

function land(draft: State, frame: TurnZeroFrame, seat: Seat, areas: readonly number[], emit: Emit): void {
  for (const area of areas) placeUnit(draft, seat, 'citizen', frame.region, area, emit);
  movePopulation(draft, areas.length, emit);
  frame.stage = 'huts';
}

/** AR-1.6, AR-1.17 Replaces a hand until something in it fits; whoever could never place anything is passed over. */
function handToPlace(draft: State, frame: TurnZeroFrame, seat: Seat, emit: Emit): 'again' | 'waiting' {
  const gaps = turnZeroGaps(draft);
  const fits = (): boolean => fitsSomewhere(gaps, playerOf(draft, seat).hand);
  if (!fits() && !fitsSomewhere(gaps, hexesOutside(draft, seat))) {
    frame.at++;
    return 'again';
  }
  while (!fits()) replaceHand(draft, seat, emit);
  frame.stage = 'place';
  return 'waiting';
}

/** The huts of the new region make surplus workers, its discoverer is rewarded, and the next player is dealt with. */
function countHuts(draft: State, frame: TurnZeroFrame, seat: Seat, emit: Emit): void {
  moveSurplus(draft, sideAt(draft, frame.region).huts, emit);
  frame.at++;
  frame.stage = 'deal';
  openReward(draft, seat, frame.region);
}

function closeOnce(draft: State, frame: TurnZeroFrame, emit: Emit): 'again' | 'done' {
  if (frame.stage !== 'deal') return 'done';
  frame.stage = 'huts';
  closeTurnZero(draft, emit);
  return 'again';
}

/** AR-1.1, AR-1.2 */
function begin(draft: State, frame: TurnZeroFrame, emit: Emit): void {
  shuffle(draft.rng, draft.order);
  emit({ type: 'order-drawn', order: draft.order.slice() });
  for (let seat = 0; seat < draft.players.length; seat++) dealHand(draft, seat as Seat, emit);
  frame.stage = 'deal';
}

export const turnZero: FrameRules<'turn-zero'> = {
  decisions(state, frame) {
    const seat = state.order[frame.at];
    if (seat === undefined) return NOBODY;
    if (frame.stage === 'place') {
      return [asked(frame, seat, { kind: 'place-hex', hexes: playerOf(state, seat).hand.slice(), turnZero: true })];
    }
    if (frame.stage !== 'land') return NOBODY;
    const banks = banksOf(state, frame);
    // With a single bank there is nothing to choose.
    if ((banks & (banks - 1)) === 0) return NOBODY;
    return [asked(frame, seat, { kind: 'land-citizens', region: frame.region }, 1)];
  },
  settle(draft, frame, emit) {
    const seat = draft.order[frame.at];
    if (seat === undefined) return closeOnce(draft, frame, emit);
    if (frame.stage === 'deal') return handToPlace(draft, frame, seat, emit);
    if (frame.stage === 'begin') begin(draft, frame, emit);
    else if (frame.stage === 'land') land(draft, frame, seat, landings(draft, frame)[0] ?? [], emit);
    else countHuts(draft, frame, seat, emit);
    return 'again';
  },
};

const WRONG_LANDING: Refusal = { rule: 'AR-1.9', reason: 'area-not-on-this-coast' };

export const landCitizens = ask('land-citizens', {
  rule: 'AR-1.9',
  frame: 'turn-zero',
  answers: ['land-citizens'],
  list: (state, _seat, frame) => landings(state, frame).map((areas) => ({ type: 'land-citizens', areas })),
  check(state, _seat, frame, { areas }) {
    const [first, second] = areas;
    const fits = landings(state, frame).some(([a, b]) => a === first && b === second);
    return fits && areas.length === 2 ? null : WRONG_LANDING;
  },
  answer: (draft, seat, frame, { areas }, emit) => land(draft, frame, seat, areas, emit),
  fallback: (state, _seat, frame) => ({ type: 'land-citizens', areas: landings(state, frame)[0] ?? [] }),
});
