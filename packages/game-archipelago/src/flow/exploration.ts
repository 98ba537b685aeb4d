// AR-13 Exploration: take the visible hex or refuse it for the next one, place it, send a unit in.

import { decisionId, expose, frameId } from '@atoll/engine';
import type { Emit, Illegal, Seat } from '@atoll/engine';

import { drawHex, hexesLeft, refillHexes } from '../board/hexes.js';
import { addRegion, areaTowards, sideAt } from '../board/map.js';
import { isFreeToAct, unitOf } from '../board/pieces.js';
import {
  checkPlacement,
  entryOf,
  explorableGaps,
  explorersFor,
  fitsSomewhere,
  gapAt,
  placementsOf,
} from '../board/placement.js';
import { SIDE } from '../board/sides.js';
import { commit } from '../cards/commit.js';
import type { HexId, SideId } from '../data/hexes.js';
import { moveSurplus } from '../economy/markers.js';
import { takeToken } from '../economy/wheel.js';
import type { Event } from '../events.js';
import type { By, ExplorationFrame } from '../frames.js';
import type { MoveOf } from '../moves.js';
import { regionAt } from '../state.js';
import type { State, Unit } from '../state.js';
import { openReward } from './reward.js';
import { running } from './rule.js';
import type { Question, Rule } from './rule.js';
import { firstHexes } from './turn-zero.js';

/** AR-13.1 */
export function canExplore(state: State, seat: Seat): boolean {
  if (hexesLeft(state) === 0) return false;
  for (let i = 0; i < state.units.length; i++) {
    const unit = state.units[i] as Unit;
    if (unit.seat === seat && isFreeToAct(unit)) return true;
  }
  return false;
}

/** Whether the hex that lies on top would fit somewhere the seat can go now; null where it can go nowhere. */
export function topHexFits(state: State, seat: Seat): boolean | null {
  const gaps = explorableGaps(state, seat);
  if (gaps.length === 0) return null;
  const top = state.hexDeck.at(-1);
  return top !== undefined && fitsSomewhere(gaps, [SIDE[top].hex]);
}

export function openExploration(draft: State, seat: Seat, by: By): void {
  draft.stack.push({
    kind: 'exploration',
    id: frameId(draft),
    seat,
    said: 0,
    by,
    stage: 'take',
    hex: null,
    open: false,
    side: null,
    rotation: 0,
    q: 0,
    r: 0,
    unit: -1,
    region: -1,
  });
}

/** AR-13.2 Only one hex may be refused; the next must be taken unseen. */
function take(draft: State, frame: ExplorationFrame, open: boolean, emit: Emit<Event>): void {
  commit(draft, frame.seat, frame.by, 'exploration', emit);
  if (!open) {
    const refused = drawHex(draft, emit) as HexId;
    draft.hexDiscard.push(refused);
    emit({ type: 'hex-refused', seat: frame.seat, hex: refused });
  }
  frame.hex = drawHex(draft, emit);
  frame.open = open;
  frame.stage = 'look';
  expose(draft);
  emit({ type: 'hex-taken', seat: frame.seat, hex: frame.hex, open });
}

/** AR-13.6 A hex that fits nowhere is discarded and the action is spent. */
function look(draft: State, frame: ExplorationFrame, emit: Emit<Event>): void {
  const hex = frame.hex as HexId;
  if (fitsSomewhere(explorableGaps(draft, frame.seat), [hex])) {
    frame.stage = 'place';
    return;
  }
  draft.hexDiscard.push(hex);
  frame.stage = 'over';
  emit({ type: 'exploration-failed', seat: frame.seat, hex });
  refillHexes(draft, emit);
}

/** AR-13.5, AR-13.7 */
function enter(draft: State, frame: ExplorationFrame, emit: Emit<Event>): void {
  const { seat, rotation, q, r } = frame;
  const side = frame.side as SideId;
  const unit = unitOf(draft, frame.unit) as Unit;
  const direction = entryOf(draft, gapAt(draft, q, r), unit);
  frame.region = addRegion(draft, side, rotation, q, r);
  emit({ type: 'region-discovered', seat, region: frame.region, side, rotation, q, r });
  unit.region = frame.region;
  unit.area = areaTowards(regionAt(draft, frame.region), direction);
  unit.building = null;
  emit({ type: 'unit-moved', unit: unit.id, region: unit.region, area: unit.area, building: null });
  takeToken(draft, seat, emit);
  frame.stage = 'huts';
  openReward(draft, seat, frame.region);
}

export const exploration: Rule<'exploration'> = {
  decisions(state, frame) {
    const { seat, said } = frame;
    const id = decisionId(frame, seat, said);
    switch (frame.stage) {
      case 'take':
        return [{ id, seat, ask: { kind: 'take-or-refuse' } }];
      case 'place': {
        const hexes = frame.hex === null ? [] : [frame.hex];
        return [{ id, seat, ask: { kind: 'place-hex', hexes, turnZero: false } }];
      }
      case 'send':
        if (explorersFor(state, seat, gapAt(state, frame.q, frame.r)).length < 2) return [];
        return [{ id, seat, ask: { kind: 'send-unit' } }];
      default:
        return [];
    }
  },
  answer(draft, frame, _seat, move, emit) {
    frame.said++;
    switch (move.type) {
      case 'place-hex':
        frame.side = move.side;
        frame.rotation = move.rotation;
        frame.q = move.q;
        frame.r = move.r;
        frame.stage = 'send';
        break;
      case 'send-unit':
        frame.unit = move.unit;
        frame.stage = 'enter';
        break;
      default:
        take(draft, frame, move.type === 'take-hex', emit);
    }
  },
  settle(draft, frame, emit) {
    switch (frame.stage) {
      case 'look':
        look(draft, frame, emit);
        break;
      case 'send':
        frame.unit = explorersFor(draft, frame.seat, gapAt(draft, frame.q, frame.r))[0]?.id ?? -1;
        frame.stage = 'enter';
        break;
      case 'enter':
        enter(draft, frame, emit);
        break;
      case 'huts':
        moveSurplus(draft, sideAt(draft, frame.region).huts, emit);
        frame.stage = 'over';
        break;
      default:
        return 'done';
    }
    return 'again';
  },
};

export const takeOrRefuse: Question<'take-or-refuse'> = {
  answers: ['take-hex', 'refuse-hex'],
  list: () => [{ type: 'take-hex' }, { type: 'refuse-hex' }],
  check: () => null,
  fallback: () => ({ type: 'take-hex' }),
};

export const placeHex: Question<'place-hex'> = {
  answers: ['place-hex'],
  list: (state, seat, ask) =>
    ask.turnZero ? firstHexes.list(state, seat) : placementsOf(explorableGaps(state, seat), ask.hexes),
  check(state, seat, ask, move) {
    const placement = move as MoveOf<'place-hex'>;
    if (ask.turnZero) return firstHexes.check(state, seat, placement);
    return checkPlacement(explorableGaps(state, seat), ask.hexes, placement, false);
  },
  fallback: (state, seat, ask) => placeHex.list(state, seat, ask)[0] as MoveOf<'place-hex'>,
};

const CANNOT_ENTER: Illegal = { rule: 'AR-13.5', reason: 'unit-cannot-enter' };

function explorers(state: State, seat: Seat): Unit[] {
  const { q, r } = running(state, 'exploration');
  return explorersFor(state, seat, gapAt(state, q, r));
}

export const sendUnit: Question<'send-unit'> = {
  answers: ['send-unit'],
  list: (state, seat) => explorers(state, seat).map(({ id }) => ({ type: 'send-unit', unit: id })),
  check: (state, seat, _ask, move) =>
    explorers(state, seat).some(({ id }) => id === (move as MoveOf<'send-unit'>).unit) ? null : CANNOT_ENTER,
  fallback: (state, seat) => ({ type: 'send-unit', unit: explorers(state, seat)[0]?.id ?? 0 }),
};
