// CY-9.1, CY-9.4, CY-9.10: where a metropolis may go, and what must make room for it.

import type { Seat } from '@atoll/engine';
import { FORTRESS, PORT, TEMPLE, UNIVERSITY } from '../data/buildings.js';
import type { BuildingType } from '../data/buildings.js';
import type { BuildingCounts } from '../moves.js';
import type { Table } from '../state.js';
import { buildingCount, buildingsOn, hasMetropolis, ownerOf, roomBesideMetropolis } from './islands.js';

export interface MetropolisSite {
  readonly island: number;
  readonly destroyed: BuildingCounts;
}

const NOTHING: BuildingCounts = { port: 0, fortress: 0, temple: 0, university: 0 };

/** Every place and choice of losses; empty if all islands of the seat carry a metropolis already. */
export function metropolisSites(table: Table, seat: Seat): MetropolisSite[] {
  const free: MetropolisSite[] = [];
  const crowded: MetropolisSite[] = [];
  for (let island = 0; island < table.owner.length; island++) {
    if (ownerOf(table, island) !== seat || hasMetropolis(table, island)) continue;
    const excess = buildingCount(table, island) - roomBesideMetropolis(table, island);
    if (excess <= 0) free.push({ island, destroyed: NOTHING });
    else for (const destroyed of lossesOn(table, island, excess)) crowded.push({ island, destroyed });
  }
  // Buildings are destroyed only if no island has room.
  return free.length > 0 ? free : crowded;
}

/** All ways to lose just so many buildings; the first is the one taken for somebody who does not answer. */
function lossesOn(table: Table, island: number, excess: number): BuildingCounts[] {
  const most = (type: BuildingType, left: number): number => Math.min(left, buildingsOn(table, island, type));
  const losses: BuildingCounts[] = [];
  for (let university = most(UNIVERSITY, excess); university >= 0; university--) {
    for (let temple = most(TEMPLE, excess - university); temple >= 0; temple--) {
      for (let fortress = most(FORTRESS, excess - university - temple); fortress >= 0; fortress--) {
        const port = excess - university - temple - fortress;
        if (port <= buildingsOn(table, island, PORT)) losses.push({ port, fortress, temple, university });
      }
    }
  }
  return losses;
}
