// VA-8.7 to VA-8.9 The row of ships and the cubes that go on board; VA-4.2c its renewal.

import { expose, shuffle } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { SHIP_FILLED_POINTS, SHIP_PLACES, SHIPS_OPEN } from '../data/figures.js';
import { GOOD_IDS, GOOD_POINTS } from '../data/goods.js';
import type { GoodId } from '../data/goods.js';
import { demandOf } from '../data/ships.js';
import { scorePoints } from '../money.js';
import type { Ship, State, Table } from '../state.js';
import type { Emit } from '../rules.js';

export function isFilled(ship: Ship): boolean {
  return loadOf(ship) === SHIP_PLACES;
}

function loadOf(ship: Ship): number {
  return (ship.cubes[0] as number) + (ship.cubes[1] as number) + (ship.cubes[2] as number);
}

/** The first ship in the row that still lacks this good. */
export function shipLacking(table: Table, good: number): Ship | null {
  for (const ship of table.ships) {
    if ((ship.cubes[good] as number) < (demandOf(ship.id)[good] as number)) return ship;
  }
  return null;
}

/** What the export of one cube would score now. */
export function exportPoints(table: Table, good: number): number {
  const ship = shipLacking(table, good);
  if (ship === null) return 0;
  return (GOOD_POINTS[good] as number) + (loadOf(ship) === SHIP_PLACES - 1 ? SHIP_FILLED_POINTS : 0);
}

/** One cube, out of the seat's hand, goes on board or, if no ship lacks it, back to the supply (VA-8.9). */
export function exportCube(draft: Table, seat: Seat, good: number, emit: Emit): void {
  const id = GOOD_IDS[good] as GoodId;
  const ship = shipLacking(draft, good);
  if (ship === null) {
    draft.supply[good] = (draft.supply[good] as number) + 1;
    emit({ type: 'cube-put-back', seat, good: id });
    return;
  }
  const points = exportPoints(draft, good);
  ship.cubes[good] = (ship.cubes[good] as number) + 1;
  emit({ type: 'cube-loaded', seat, good: id, ship: ship.id });
  if (isFilled(ship)) emit({ type: 'ship-filled', seat, ship: ship.id });
  scorePoints(draft, seat, points, emit);
}

/** VA-4.2c: filled ships leave, the others close up, new ones come. */
export function renewShips(draft: State, emit: Emit): void {
  const staying: Ship[] = [];
  for (const ship of draft.ships) {
    if (isFilled(ship)) {
      for (let good = 0; good < ship.cubes.length; good++) {
        draft.supply[good] = (draft.supply[good] as number) + (ship.cubes[good] as number);
      }
      draft.discardedShips.push(ship.id);
      emit({ type: 'ship-left', ship: ship.id });
    } else {
      staying.push(ship);
    }
  }
  draft.ships = staying;
  while (draft.ships.length < SHIPS_OPEN) turnUpShip(draft, emit);
}

export function turnUpShip(draft: State, emit: Emit): void {
  if (draft.shipPile.length === 0) shuffleDiscarded(draft);
  const id = draft.shipPile.pop();
  if (id === undefined) throw new Error('ten ships, and none is left for the row');
  expose(draft);
  draft.ships.push({ id, cubes: [0, 0, 0] });
  emit({ type: 'ship-arrived', ship: id, left: draft.shipPile.length });
}

/** VA-4.3 */
function shuffleDiscarded(draft: State): void {
  draft.shipPile = shuffle(draft.rng, draft.discardedShips);
  draft.discardedShips = [];
}
