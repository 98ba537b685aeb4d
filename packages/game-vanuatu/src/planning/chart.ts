// VA-6.3 What the planning test needs of the table, drawn up once for one seat. Nothing imagined changes it:
// each action is done at most once, and none takes away what another one needs.

import type { Seat } from '@atoll/engine';
import { hasStallSlot } from '../actions/build.js';
import { hasDrawingSlot } from '../actions/draw.js';
import { takenSpaces } from '../actions/sail.js';
import { takesTourist } from '../actions/transport.js';
import { neighboursOf, oceanSpaces } from '../board/geometry.js';
import type { CharacterId } from '../data/characters.js';
import { SPACE_INDEX } from '../data/spaces.js';
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
  /** Next to a cube of kava, copra, beef. */
  readonly buying: readonly [SpaceSet, SpaceSet, SpaceSet];
  /** The character whose bonus is ready. */
  readonly bonus: CharacterId | null;
}

export function chartOf(table: Table, seat: Seat, free: boolean): Chart {
  const player = playerAt(table, seat);
  const oceans = oceanSpaces(table);
  let withFish = 0;
  let withTreasure = 0;
  for (let space = 0; space < table.fish.length; space++) {
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
    const near = neighboursOf(SPACE_INDEX[island.space]);
    if (hasDrawingSlot(island)) drawing |= near;
    if (table.touristsWaiting > 0 && takesTourist(island)) touring |= near;
    if (player.stalls > 0 && hasStallSlot(island)) building |= near;
    if (island.stalls[seat] !== 0) selling |= near;
    if (island.cubes[0] !== 0) kava |= near;
    if (island.cubes[1] !== 0) copra |= near;
    if (island.cubes[2] !== 0) beef |= near;
  }
  return {
    table,
    seat,
    free,
    oceans,
    stops: oceans & ~takenSpaces(table, seat),
    withFish,
    withTreasure,
    drawing,
    touring,
    building,
    selling,
    buying: [kava, copra, beef],
    bonus: player.bonusReady ? player.character : null,
  };
}
