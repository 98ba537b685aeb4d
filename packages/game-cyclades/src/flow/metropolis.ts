// CY-9 Metropolises

import { decisionId, frameId } from '@atoll/engine';
import type { Illegal, Seat } from '@atoll/engine';
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
import type { Move, MoveOf } from '../moves.js';
import { NO_DECISIONS } from '../rules.js';
import type { AskRules, FrameRules, Tell } from '../rules.js';
import type { State, Table } from '../state.js';

/** Starts one if it is due: by four philosophers or by a full set (CY-9.2, CY-9.3, CY-9.5). */
export function maybeMetropolis(draft: State, seat: Seat, tell: Tell): boolean {
  const philosophers = draft.philosophers[seat] as number;
  if (philosophers >= PHILOSOPHERS_OF_A_METROPOLIS) {
    draft.philosophers[seat] = philosophers - PHILOSOPHERS_OF_A_METROPOLIS;
    tell({ type: 'philosophers-discarded', seat });
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

export const metropolis: FrameRules<MetropolisFrame> = {
  decisions(_state, frame) {
    const { seat, removing, stage } = frame;
    if (stage !== 'set' && stage !== 'place') return NO_DECISIONS;
    const id = decisionId(frame, seat, frame.said);
    if (stage === 'place') return [{ id, seat, ask: { kind: 'metropolis-place' } }];
    return [{ id, seat, ask: { kind: 'metropolis-set', building: buildingIdOf(removing as BuildingType) } }];
  },
  answer(draft, frame, seat, move, tell) {
    frame.said += 1;
    if (move.type === 'remove-building') {
      removeNext(draft, frame, islandNumber(boardOf(draft), move.island), tell);
    } else {
      raise(draft, seat, move as MoveOf<'place-metropolis'>, tell);
      frame.stage = 'over';
    }
  },
  settle(draft, frame, tell) {
    if (frame.stage === 'removing') removeOrAsk(draft, frame, tell);
    else if (frame.stage === 'placing') placeOrAsk(draft, frame, tell);
    else return 'done';
    return 'again';
  },
};

/** Nothing is asked where there is nothing to choose. */
function removeOrAsk(draft: State, frame: MetropolisFrame, tell: Tell): void {
  const islands = islandsWith(draft, frame.seat, frame.removing as BuildingType);
  if (islands.length > 1) frame.stage = 'set';
  else for (const island of islands) removeNext(draft, frame, island, tell);
}

function placeOrAsk(draft: State, frame: MetropolisFrame, tell: Tell): void {
  const { seat } = frame;
  const tiles = metropolisTilesLeft(draft);
  const sites = metropolisSites(draft, seat);
  const [site] = sites;
  frame.stage = 'over';
  if (site === undefined || tiles === 0) {
    // CY-9.4 c, CY-9.8: the buildings or philosophers are lost all the same.
    tell({ type: 'metropolis-lost', seat, reason: tiles === 0 ? 'no-tile' : 'no-island' });
  } else if (sites.length === 1) {
    raise(draft, seat, placeOn(draft, site), tell);
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

function removeNext(draft: State, frame: MetropolisFrame, island: number, tell: Tell): void {
  loseBuilding(draft, island, frame.removing as BuildingType, 'set', tell);
  frame.removing += 1;
  frame.stage = frame.removing < BUILDING_TYPES.length ? 'removing' : 'placing';
}

/** CY-R12: it goes back to the supply. */
export function loseBuilding(draft: State, island: number, type: BuildingType, cause: BuildingLoss, tell: Tell): void {
  removeBuilding(draft, island, type);
  tell({ type: 'building-removed', island: islandId(boardOf(draft), island), building: buildingIdOf(type), cause });
}

function raise(draft: State, seat: Seat, move: MoveOf<'place-metropolis'>, tell: Tell): void {
  const island = islandNumber(boardOf(draft), move.island);
  for (const building of BUILDING_IDS) {
    for (let count = move.destroyed[building]; count > 0; count--) {
      loseBuilding(draft, island, buildingTypeOf(building), 'room', tell);
    }
  }
  draft.metropolis[island] = 1;
  tell({ type: 'metropolis-placed', seat, island: move.island });
}

function placeOn(table: Table, { island, destroyed }: MetropolisSite): MoveOf<'place-metropolis'> {
  return { type: 'place-metropolis', island: islandId(boardOf(table), island), destroyed };
}

const NO_SUCH_BUILDING: Illegal = { rule: 'CY-9.2', reason: 'no-such-building-there' };
const NOT_THE_BUILDING_DUE: Illegal = { rule: 'CY-9.2', reason: 'another-building-is-due' };
const NOT_A_SITE: Illegal = { rule: 'CY-9.4', reason: 'no-site-for-a-metropolis' };
const NOT_JUST_ENOUGH: Illegal = { rule: 'CY-9.10', reason: 'not-just-enough-destroyed' };

export const metropolisSet: AskRules<'metropolis-set'> = {
  answers: ['remove-building'],
  list(state, seat, { building }) {
    const moves: Move[] = [];
    for (const island of islandsWith(state, seat, buildingTypeOf(building))) {
      moves.push({ type: 'remove-building', building, island: islandId(boardOf(state), island) });
    }
    return moves;
  },
  check(state, seat, ask, move) {
    const { building, island } = move as MoveOf<'remove-building'>;
    if (building !== ask.building) return NOT_THE_BUILDING_DUE;
    const place = islandNumber(boardOf(state), island);
    return islandsWith(state, seat, buildingTypeOf(building)).includes(place) ? null : NO_SUCH_BUILDING;
  },
  fallback: (state, seat, ask) => metropolisSet.list(state, seat, ask)[0] as Move,
};

export const metropolisPlace: AskRules<'metropolis-place'> = {
  answers: ['place-metropolis'],
  list: (state, seat) => metropolisSites(state, seat).map((site) => placeOn(state, site)),
  check(state, seat, _ask, move) {
    const { island, destroyed } = move as MoveOf<'place-metropolis'>;
    const number = islandNumber(boardOf(state), island);
    const here = metropolisSites(state, seat).filter((site) => site.island === number);
    if (here.length === 0) return NOT_A_SITE;
    const found = here.some((site) => BUILDING_IDS.every((id) => site.destroyed[id] === destroyed[id]));
    return found ? null : NOT_JUST_ENOUGH;
  },
  fallback: (state, seat) => placeOn(state, metropolisSites(state, seat)[0] as MetropolisSite),
};
