// VA-6.3 What the planning test needs of the table, drawn up once for one seat. Nothing imagined changes it:
// each action is done at most once, and none takes away what another one needs.

import type { Seat } from '@atoll/engine';
import { DRAWING, roomOn, STALL, TOURIST } from '../actions/islands.js';
import { takenSpaces } from '../actions/sail.js';
import { neighboursOf } from '../board/geometry.js';
import type { CharacterId } from '../data/characters.js';
import type { SpaceSet } from '../sets.js';
import { playerAt } from '../state.js';
import type { Table } from '../state.js';

/** Sets of spaces on which a boat could do something. */
export interface Chart {
  readonly table: Table;
  readonly seat: Seat;
  /** Leaves all costs out of account, to tell want of vatus from other obstacles. */
  readonly free: boolean;
  readonly oceans: SpaceSet;
  /** VA-12.18: where a boat may stop; it may pass everywhere. */
  readonly stops: SpaceSet;
  readonly withFish: SpaceSet;
  readonly withTreasure: SpaceSet;
  /** Next to an island with a free drawing slot, room for a waiting tourist, a free stall slot, an own stall. */
  readonly drawing: SpaceSet;
  readonly touring: SpaceSet;
  readonly building: SpaceSet;
  readonly selling: SpaceSet;
  /** Next to a cube of this good. */
  readonly kava: SpaceSet;
  readonly copra: SpaceSet;
  readonly beef: SpaceSet;
  /** The character whose bonus is ready. */
  readonly bonus: CharacterId | null;
}

export function chartOf(table: Table, seat: Seat, free: boolean): Chart {
  const player = playerAt(table, seat);
  let oceans = 0;
  let withFish = 0;
  let withTreasure = 0;
  for (let space = 0; space < table.tiles.length; space++) {
    if (table.tiles[space] !== null) oceans |= 1 << space;
    if (table.fish[space] !== 0) withFish |= 1 << space;
    if (table.treasure[space] !== 0) withTreasure |= 1 << space;
  }
  let drawing = 0;
  let touring = 0;
  let building = 0;
  let selling = 0;
  let kava = 0;
  let copra = 0;
  let beef = 0;
  for (const island of table.islands) {
    const near = neighboursOf(island.space);
    const room = roomOn(island);
    oceans &= ~(1 << island.space);
    if ((room & DRAWING) !== 0) drawing |= near;
    if ((room & TOURIST) !== 0 && table.touristsWaiting > 0) touring |= near;
    if ((room & STALL) !== 0 && player.stalls > 0) building |= near;
    if (island.stalls[seat] !== 0) selling |= near;
    if (island.cubes[0] !== 0) kava |= near;
    if (island.cubes[1] !== 0) copra |= near;
    if (island.cubes[2] !== 0) beef |= near;
  }
  const stops = oceans & ~takenSpaces(table, seat);
  const bonus = player.bonusReady ? player.character : null;
  return {
    table,
    seat,
    free,
    oceans,
    stops,
    withFish,
    withTreasure,
    drawing,
    touring,
    building,
    selling,
    kava,
    copra,
    beef,
    bonus,
  };
}
