// AR-17 Construction: one town, temple, market, port or ship.

import { asked, done, frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

import { buildingCounts, countIn } from '../board/control.js';
import { sideAt } from '../board/map.js';
import { isFreeToAct, placeUnit, reserveOf, unitOf } from '../board/pieces.js';
import { commit } from '../cards/commit.js';
import { MARKET_PORT_TOKENS, TOWN_TEMPLE_TOKENS } from '../data/components.js';
import { CONSTRUCTION, CONSTRUCTIONS } from '../data/construction.js';
import type { Construction } from '../data/construction.js';
import { creditBenefactor } from '../economy/benefactor.js';
import { canPayCubes, checkPayment, payBank, payCubes, paymentsOf } from '../economy/payment.js';
import type { By, ConstructionFrame } from '../frames.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules, Refusal } from '../rules.js';
import { playerOf, regionAt, spotOf } from '../state.js';
import type { State, Unit } from '../state.js';

type What = ConstructionFrame['what'];

export function openConstruction(draft: State, seat: Seat, by: By, what: What): void {
  draft.stack.push({ kind: 'construction', id: frameId(draft), seat, said: 0, by, what });
}

const NOT_THIS: Refusal = { rule: 'AR-21.7', reason: 'card-builds-something-else' };
const NO_TOKEN: Refusal = { rule: 'AR-17.3', reason: 'no-building-left' };
const BUILT: Refusal = { rule: 'AR-17.3', reason: 'already-in-this-region' };
const NO_SHIP: Refusal = { rule: 'AR-17.6', reason: 'no-ship-in-reserve' };
const NO_FLORINS: Refusal = { rule: 'AR-17.1', reason: 'not-enough-florins' };
const NO_BUILDER: Refusal = { rule: 'AR-17.2', reason: 'no-free-builder' };
const WRONG_SPOT: Refusal = { rule: 'AR-17.4', reason: 'not-on-this-area' };
const NO_SEA: Refusal = { rule: 'AR-17.6', reason: 'no-sea-beside' };

/** What does not depend on the builder. `due`: florins still owed for a card. */
function checkPrice(state: State, seat: Seat, what: What, building: Construction, due: number): Refusal | null {
  if (what !== 'any' && (what === 'ship') !== (building === 'ship')) return NOT_THIS;
  if (playerOf(state, seat).florins - due < CONSTRUCTION[building].florins) return NO_FLORINS;
  if (building === 'ship') return reserveOf(state, seat, 'ship') > 0 ? null : NO_SHIP;
  const townOrTemple = building === 'town' || building === 'temple';
  const counts = buildingCounts(state);
  const used = townOrTemple
    ? countIn(counts, 'town') + countIn(counts, 'temple')
    : countIn(counts, 'market') + countIn(counts, 'port');
  return used < (townOrTemple ? TOWN_TEMPLE_TOKENS : MARKET_PORT_TOKENS) ? null : NO_TOKEN;
}

/** `spot`: the builder's land area; the coast of a port; the sea area of a ship. */
function checkSite(state: State, building: Construction, unit: Unit, spot: number): Refusal | null {
  if (!isFreeToAct(unit) || (unit.kind === 'ship' && building !== 'port')) return NO_BUILDER;
  const { coasts, bordering, isSea } = sideAt(state, unit.region);
  if (building === 'ship') {
    return spot < isSea.length && (((bordering[unit.area] as number) >> spot) & 1) === 1 ? null : NO_SEA;
  }
  if (spotOf(regionAt(state, unit.region), building) >= 0) return BUILT;
  if (building !== 'port') return spot === unit.area ? null : WRONG_SPOT;
  const coast = coasts[spot];
  return coast !== undefined && (coast.land === unit.area || coast.sea === unit.area) ? null : WRONG_SPOT;
}

/** Whether there is any spot for which `checkSite` has no objection. */
function hasSite(state: State, building: Construction, unit: Unit): boolean {
  if (!isFreeToAct(unit) || (unit.kind === 'ship' && building !== 'port')) return false;
  if (building !== 'ship' && spotOf(regionAt(state, unit.region), building) >= 0) return false;
  const needsCoast = building === 'ship' || building === 'port';
  return !needsCoast || sideAt(state, unit.region).bordering[unit.area] !== 0;
}

function sitesOf(state: State, building: Construction, unit: Unit): number[] {
  const sites: number[] = [];
  if (!hasSite(state, building, unit)) return sites;
  const { coasts, isSea } = sideAt(state, unit.region);
  const spots = building === 'port' ? coasts.length : isSea.length;
  for (let spot = 0; spot < spots; spot++) if (checkSite(state, building, unit, spot) === null) sites.push(spot);
  return sites;
}

export function canConstruct(state: State, seat: Seat, what: What, due: number): boolean {
  const player = playerOf(state, seat);
  for (let n = 0; n < CONSTRUCTIONS.length; n++) {
    const building = CONSTRUCTIONS[n] as Construction;
    if (!canPayCubes(player, CONSTRUCTION[building].cubes)) continue;
    if (checkPrice(state, seat, what, building, due) !== null) continue;
    for (let i = 0; i < state.units.length; i++) {
      const unit = state.units[i] as Unit;
      if (unit.seat === seat && hasSite(state, building, unit)) return true;
    }
  }
  return false;
}

function build(draft: State, frame: ConstructionFrame, move: MoveOf<'construct'>, emit: Emit): void {
  const { building, spot, payment } = move;
  const { seat } = frame;
  const unit = unitOf(draft, move.unit) as Unit;
  commit(draft, seat, frame.by, 'construction', emit);
  payBank(draft, seat, CONSTRUCTION[building].florins);
  payCubes(draft, seat, payment);
  emit({ type: 'built', seat, building, region: unit.region, payment: payment.slice() });
  if (building === 'ship') {
    placeUnit(draft, seat, 'ship', unit.region, spot, emit);
    return;
  }
  regionAt(draft, unit.region)[building] = spot;
  // AR-17.5 The builder goes on it and is engaged.
  unit.building = building;
  unit.engaged = true;
  if (building === 'temple') creditBenefactor(draft, seat, emit);
}

export const construction: FrameRules<'construction'> = {
  decisions: (_state, frame) =>
    frame.said > 0 ? NOBODY : [asked(frame, frame.seat, { kind: 'construct', what: frame.what })],
  settle: done,
};

function constructions(state: State, seat: Seat, what: What): MoveOf<'construct'>[] {
  const moves: MoveOf<'construct'>[] = [];
  for (const building of CONSTRUCTIONS) {
    if (checkPrice(state, seat, what, building, 0) !== null) continue;
    const payments = paymentsOf(playerOf(state, seat), CONSTRUCTION[building].cubes);
    if (payments.length === 0) continue;
    for (const unit of state.units) {
      if (unit.seat !== seat) continue;
      for (const spot of sitesOf(state, building, unit)) {
        for (const payment of payments) moves.push({ type: 'construct', building, unit: unit.id, spot, payment });
      }
    }
  }
  return moves;
}

export const construct = ask('construct', {
  rule: 'AR-17.1',
  frame: 'construction',
  answers: ['construct'],
  list: (state, seat, frame) => constructions(state, seat, frame.what),
  check(state, seat, frame, { building, spot, payment, ...named }) {
    const refused = checkPrice(state, seat, frame.what, building, 0);
    if (refused !== null) return refused;
    const unit = unitOf(state, named.unit);
    if (unit === null || unit.seat !== seat) return NO_BUILDER;
    return checkSite(state, building, unit, spot) ?? checkPayment(state, seat, CONSTRUCTION[building].cubes, payment);
  },
  answer(draft, _seat, frame, move, emit) {
    frame.said++;
    build(draft, frame, move, emit);
  },
  fallback: (state, seat, frame) => constructions(state, seat, frame.what)[0] as MoveOf<'construct'>,
});
