// The cards that buildings draw by themselves, one building after the other in the order of the table of buildings.

import type { Seat } from '@atoll/engine';
import { drawToHand } from '../cards/piles.js';
import { isDue } from '../city/draws.js';
import type { Draw } from '../city/draws.js';
import type { Emit } from '../rules.js';
import { playerAt } from '../state.js';
import type { State } from '../state.js';

/** The draws of one moment, as far as they are due. `counted`: what the moment counts. */
export function drawForPowers(draft: State, seat: Seat, draws: readonly Draw[], counted: number, emit: Emit): void {
  const { city } = playerAt(draft, seat);
  for (let i = 0; i < draws.length; i++) {
    const draw = draws[i] as Draw;
    if (isDue(city, draw, counted)) drawToHand(draft, seat, draw.cards, draw.building, emit);
  }
}
