// The cards that buildings draw by themselves, one building after the other in the order of the table of buildings.

import type { Seat } from '@atoll/engine';
import { drawToHand } from '../cards/piles.js';
import { DRAWS, isDue } from '../city/draws.js';
import type { Draw } from '../city/draws.js';
import type { Moment } from '../data/powers.js';
import type { Emit } from '../rules.js';
import { playerAt } from '../state.js';
import type { State } from '../state.js';

/** `counted`: what the moment counts. What is sold is paid out with the sale (city/trade.ts). */
export function drawAt(draft: State, seat: Seat, moment: Exclude<Moment, 'sold'>, counted: number, emit: Emit): void {
  const draws = DRAWS[moment];
  const { city } = playerAt(draft, seat);
  for (let i = 0; i < draws.length; i++) {
    const draw = draws[i] as Draw;
    if (isDue(city, draw, counted)) drawToHand(draft, seat, draw.cards, draw.building, emit);
  }
}
