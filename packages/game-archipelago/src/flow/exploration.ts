// AR-13 Exploration: take the visible hex or refuse it for the next one, place it, send a unit in.

import { asked, expose, frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';

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
  turnZeroGaps,
} from '../board/placement.js';
import type { Gap } from '../board/placement.js';
import { SIDE } from '../board/sides.js';
import { commit } from '../cards/commit.js';
import type { HexId, SideId } from '../data/hexes.js';
import { moveSurplus } from '../economy/markers.js';
import { takeToken } from '../economy/wheel.js';
import type { By, ExplorationFrame, TurnZeroFrame } from '../frames.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules, Refusal } from '../rules.js';
import { playerOf, regionAt } from '../state.js';
import type { State, Unit } from '../state.js';
import { openReward } from './reward.js';
import { discover } from './turn-zero.js';

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
function take(draft: State, frame: ExplorationFrame, open: boolean, emit: Emit): void {
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
function look(draft: State, frame: ExplorationFrame, emit: Emit): void {
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
function enter(draft: State, frame: ExplorationFrame, emit: Emit): void {
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

export const exploration: FrameRules<'exploration'> = {
  decisions(state, frame) {
    const { seat, said } = frame;
    switch (frame.stage) {
      case 'take':
        return [asked(frame, seat, { kind: 'take-or-refuse' }, said)];
      case 'place':
        return [asked(frame, seat, { kind: 'place-hex', hexes: hexOf(frame), turnZero: false }, said)];
      case 'send':
        return explorers(state, frame).length < 2 ? NOBODY : [asked(frame, seat, { kind: 'send-unit' }, said)];
      default:
        return NOBODY;
    }
  },
  settle(draft, frame, emit) {
    switch (frame.stage) {
      case 'look':
        look(draft, frame, emit);
        break;
      case 'send':
        frame.unit = explorers(draft, frame)[0]?.id ?? -1;
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

export const takeOrRefuse = ask('take-or-refuse', {
  rule: 'AR-13.2',
  frame: 'exploration',
  answers: ['take-hex', 'refuse-hex'],
  list: () => [{ type: 'take-hex' }, { type: 'refuse-hex' }],
  check: () => null,
  answer(draft, _seat, frame, { type }, emit) {
    frame.said++;
    take(draft, frame, type === 'take-hex', emit);
  },
  fallback: () => ({ type: 'take-hex' }),
});

function hexOf({ hex }: ExplorationFrame): HexId[] {
  return hex === null ? [] : [hex];
}

/** Asked in turn 0 and by explorations: hexes and gaps differ, the rest is the same. */
function hexesToPlace(state: State, seat: Seat, frame: TurnZeroFrame | ExplorationFrame): readonly HexId[] {
  return frame.kind === 'turn-zero' ? playerOf(state, seat).hand : hexOf(frame);
}

function gapsFor(state: State, seat: Seat, { kind }: TurnZeroFrame | ExplorationFrame): Gap[] {
  return kind === 'turn-zero' ? turnZeroGaps(state) : explorableGaps(state, seat);
}

function placements(state: State, seat: Seat, frame: TurnZeroFrame | ExplorationFrame): MoveOf<'place-hex'>[] {
  return placementsOf(gapsFor(state, seat, frame), hexesToPlace(state, seat, frame));
}

export const placeHex = ask('place-hex', {
  rule: 'AR-13.3',
  frame: ['turn-zero', 'exploration'],
  answers: ['place-hex'],
  list: placements,
  check: (state, seat, frame, move) =>
    checkPlacement(gapsFor(state, seat, frame), hexesToPlace(state, seat, frame), move, frame.kind === 'turn-zero'),
  answer(draft, seat, frame, move, emit) {
    if (frame.kind === 'turn-zero') {
      discover(draft, frame, seat, move, emit);
      return;
    }
    frame.said++;
    frame.side = move.side;
    frame.rotation = move.rotation;
    frame.q = move.q;
    frame.r = move.r;
    frame.stage = 'send';
  },
  fallback: (state, seat, frame) => placements(state, seat, frame)[0] as MoveOf<'place-hex'>,
});

const CANNOT_ENTER: Refusal = { rule: 'AR-13.5', reason: 'unit-cannot-enter' };

function explorers(state: State, { seat, q, r }: ExplorationFrame): Unit[] {
  return explorersFor(state, seat, gapAt(state, q, r));
}

export const sendUnit = ask('send-unit', {
  rule: 'AR-13.5',
  frame: 'exploration',
  answers: ['send-unit'],
  list: (state, _seat, frame) => explorers(state, frame).map(({ id }) => ({ type: 'send-unit', unit: id })),
  check: (state, _seat, frame, { unit }) =>
    explorers(state, frame).some(({ id }) => id === unit) ? null : CANNOT_ENTER,
  answer(_draft, _seat, frame, { unit }) {
    frame.said++;
    frame.unit = unit;
    frame.stage = 'enter';
  },
  fallback: (state, _seat, frame) => ({ type: 'send-unit', unit: explorers(state, frame)[0]?.id ?? 0 }),
});
