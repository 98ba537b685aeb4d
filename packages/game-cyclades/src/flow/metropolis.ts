// CY-9 Metropolises

import { asked, frameId, NOBODY } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import type { Ask } from '../asks.js';
import { boardOf, islandId, islandNumber } from '../board/geometry.js';
import {
  buildingIdOf,
  buildingsOn,
  buildingTypeOf,
  metropolisTilesLeft,
  ownerOf,
  ownsFullSet,
  removeBuilding,
} from '../board/islands.js';
import { metropolisSites } from '../board/metropolis-sites.js';
import type { MetropolisSite } from '../board/metropolis-sites.js';
import { BUILDING_IDS, BUILDING_TYPES, PHILOSOPHERS_OF_A_METROPOLIS } from '../data/buildings.js';
import type { BuildingType } from '../data/buildings.js';
import type { BuildingLoss } from '../events.js';
import type { MetropolisFrame } from '../frames.js';
import type { MoveOf } from '../moves.js';
import { ask } from '../rules.js';
import type { Emit, FrameRules, Refusal } from '../rules.js';
import type { State, Table } from '../state.js';

/** Starts one if it is due: by four philosophers or by a full set (CY-9.2, CY-9.3, CY-9.5). */
export function maybeMetropolis(draft: State, seat: Seat, emit: Emit): boolean {
  const philosophers = draft.philosophers[seat] as number;
  if (philosophers >= PHILOSOPHERS_OF_A_METROPOLIS) {
    draft.philosophers[seat] = philosophers - PHILOSOPHERS_OF_A_METROPOLIS;
    emit({ type: 'philosophers-discarded', seat });
    pushMetropolis(draft, seat, BUILDING_TYPES.length);
    return true;
  }
  if (!ownsFullSet(draft, seat)) return false;
  pushMetropolis(draft, seat, 0);
  return true;
}

function pushMetropolis(draft: State, seat: Seat, removing: number): void {
  const stage = removing < BUILDING_TYPES.length ? 'removing' : 'placing';
  draft.stack.push({ kind: 'metropolis', id: frameId(draft), seat, said: 0, removing, stage });
}

const METROPOLIS_PLACE: Ask = { kind: 'metropolis-place' };

export const metropolis: FrameRules<'metropolis'> = {
  decisions(_state, frame) {
    const { seat, said, stage } = frame;
    if (stage === 'place') return [asked(frame, seat, METROPOLIS_PLACE, said)];
    if (stage !== 'set') return NOBODY;
    const building = buildingIdOf(frame.removing as BuildingType);
    return [asked(frame, seat, { kind: 'metropolis-set', building }, said)];
  },
  settle(draft, frame, emit) {
    if (frame.stage === 'removing') removeOrAsk(draft, frame, emit);
    else if (frame.stage === 'placing') placeOrAsk(draft, frame, emit);
    else return 'done';
    return 'again';
  },
};

/** Nothing is asked where there is nothing to choose. */
function removeOrAsk(draft: State, frame: MetropolisFrame, emit: Emit): void {
  const islands = islandsWith(draft, frame.seat, frame.removing as BuildingType);
  if (islands.length > 1) frame.stage = 'set';
  else for (const island of islands) removeNext(draft, frame, island, emit);
}

function placeOrAsk(draft: State, frame: MetropolisFrame, emit: Emit): void {
  const { seat } = frame;
  const tiles = metropolisTilesLeft(draft);
  const sites = metropolisSites(draft, seat);
  const [site] = sites;
  frame.stage = 'over';
  if (site === undefined || tiles === 0) {
    // CY-9.4 c, CY-9.8: the buildings or philosophers are lost all the same.
    emit({ type: 'metropolis-lost', seat, reason: tiles === 0 ? 'no-tile' : 'no-island' });
  } else if (sites.length === 1) {
    raise(draft, seat, placeOn(draft, site), emit);
  } else {
    frame.stage = 'place';
  }
}

function islandsWith(table: Table, seat: Seat, type: BuildingType): number[] {
  const islands: number[] = [];
  for (let island = 0; island < table.owner.length; island++) {
    if (ownerOf(table, island) === seat && buildingsOn(table, island, type) > 0) islands.push(island);
  }
  return islands;
}

function removeNext(draft: State, frame: MetropolisFrame, island: number, emit: Emit): void {
  loseBuilding(draft, island, frame.removing as BuildingType, 'set', emit);
  frame.removing += 1;
  frame.stage = frame.removing < BUILDING_TYPES.length ? 'removing' : 'placing';
}

/** CY-R12: it goes back to the supply. */
export function loseBuilding(draft: State, island: number, type: BuildingType, cause: BuildingLoss, emit: Emit): void {
  removeBuilding(draft, island, type);
  emit({ type: 'building-removed', island: islandId(boardOf(draft), island), building: buildingIdOf(type), cause });
}

function raise(draft: State, seat: Seat, move: MoveOf<'place-metropolis'>, emit: Emit): void {
  const island = islandNumber(boardOf(draft), move.island);
  for (const building of BUILDING_IDS) {
    for (let count = move.destroyed[building]; count > 0; count--) {
      loseBuilding(draft, island, buildingTypeOf(building), 'room', emit);
    }
  }
  draft.metropolis[island] = 1;
  emit({ type: 'metropolis-placed', seat, island: move.island });
}

function placeOn(table: Table, { island, destroyed }: MetropolisSite): MoveOf<'place-metropolis'> {
  return { type: 'place-metropolis', island: islandId(boardOf(table), island), destroyed };
}

const NO_SUCH_BUILDING: Refusal = { rule: 'CY-9.2', reason: 'no-such-building-there' };
const NOT_THE_BUILDING_DUE: Refusal = { rule: 'CY-9.2', reason: 'another-building-is-due' };
const NOT_A_SITE: Refusal = { rule: 'CY-9.4', reason: 'no-site-for-a-metropolis' };
const NOT_JUST_ENOUGH: Refusal = { rule: 'CY-9.10', reason: 'not-just-enough-destroyed' };

function removalsOf(state: State, seat: Seat, type: BuildingType): MoveOf<'remove-building'>[] {
  const board = boardOf(state);
  const building = buildingIdOf(type);
  return islandsWith(state, seat, type).map((island) => ({
    type: 'remove-building',
    building,
    island: islandId(board, island),
  }));
}

export const metropolisSet = ask('metropolis-set', {
  rule: 'CY-9.2',
  frame: 'metropolis',
  answers: ['remove-building'],
  list: (state, seat, frame) => removalsOf(state, seat, frame.removing as BuildingType),
  check(state, seat, frame, { building, island }) {
    const type = buildingTypeOf(building);
    if (type !== frame.removing) return NOT_THE_BUILDING_DUE;
    const place = islandNumber(boardOf(state), island);
    return islandsWith(state, seat, type).includes(place) ? null : NO_SUCH_BUILDING;
  },
  answer(draft, _seat, frame, { island }, emit) {
    frame.said += 1;
    removeNext(draft, frame, islandNumber(boardOf(draft), island), emit);
  },
  fallback: (state, seat, frame) =>
    removalsOf(state, seat, frame.removing as BuildingType)[0] as MoveOf<'remove-building'>,
});

export const metropolisPlace = ask('metropolis-place', {
  rule: 'CY-9.4',
  frame: 'metropolis',
  answers: ['place-metropolis'],
  list: (state, seat) => metropolisSites(state, seat).map((site) => placeOn(state, site)),
  check(state, seat, _frame, { island, destroyed }) {
    const number = islandNumber(boardOf(state), island);
    const here = metropolisSites(state, seat).filter((site) => site.island === number);
    if (here.length === 0) return NOT_A_SITE;
    const found = here.some((site) => BUILDING_IDS.every((id) => site.destroyed[id] === destroyed[id]));
    return found ? null : NOT_JUST_ENOUGH;
  },
  answer(draft, seat, frame, move, emit) {
    frame.said += 1;
    frame.stage = 'over';
    raise(draft, seat, move, emit);
  },
  fallback: (state, seat) => placeOn(state, metropolisSites(state, seat)[0] as MetropolisSite),
});
