// AR-16.11 Where the pieces of a migration stood before, so that it can be taken back.

import type { MigrationFrame } from '../frames.js';
import type { Unit } from '../state.js';

/** Remembers where a piece stood before it was first touched. */
export function remember(frame: MigrationFrame, unit: Unit): void {
  for (const { id } of frame.trail) if (id === unit.id) return;
  frame.trail.push({ id: unit.id, region: unit.region, area: unit.area, building: unit.building });
}
