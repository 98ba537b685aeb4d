// The smaller questions: order of play, victims, who is expelled, what a card turned up.

import { topHexFits } from '@atoll/game-archipelago/search';
import { lowestCost, OBJECTIVE, unitOf } from '@atoll/game-archipelago/table';
import type { Move } from '@atoll/game-archipelago/table';
import { cardWorth } from './thought.js';
import type { Thought } from './thought.js';

/** Being first is worth a little: the first choice of circles and cards. More where florins score nothing. */
const FIRST = 0.12;

/** One florin beats those who bid none; more is seldom worth it. */
export function rateBids({ florin, player }: Thought, moves: readonly Move[], ratings: Float64Array): void {
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    if (move.type !== 'bid') continue;
    const chance = move.florins === 0 ? 0 : 1 - 0.5 ** move.florins;
    const spare = player.florins - move.florins < 4 ? 0.3 : 0;
    ratings[i] = FIRST * chance - move.florins * florin - spare * Math.min(1, move.florins);
  }
}

export function rateSmall(thought: Thought, moves: readonly Move[], ratings: Float64Array): void {
  const { seat, state } = thought;
  for (let i = 0; i < moves.length; i++) {
    const move = moves[i] as Move;
    switch (move.type) {
      case 'set-order':
        ratings[i] =
          -move.order.indexOf(seat) - 0.1 * move.order.reduce((sum, other, at) => sum + at * other, 0) * 0.01;
        break;
      case 'expel':
        ratings[i] = 0.5;
        break;
      case 'take-hex':
        // The next one is unseen, but may fit.
        ratings[i] = topHexFits(state, seat) === false ? -0.1 : 0.1;
        break;
      case 'send-unit':
        ratings[i] = unitOf(state, move.unit)?.building === null ? 0.2 : 0;
        break;
      case 'give-cube':
        ratings[i] = -thought.cubes[move.resource];
        break;
      case 'fill-hands':
        ratings[i] = -move.hands.reduce((sum, cube) => sum + (cube === null ? 0 : thought.cubes[cube]), 0);
        break;
      case 'buy':
        ratings[i] = cardWorth(thought, move.card) - lowestCost(move.card) * thought.florin;
        break;
      case 'stand':
        ratings[i] = unitOf(state, move.unit)?.seat === seat ? 1 : -0.5;
        break;
      case 'keep-objectives':
        ratings[i] = move.objectives.reduce((sum, id) => sum + (OBJECTIVE[id].victory.type === 'rank' ? 1 : 0.5), 0);
        break;
      case 'cancel':
        ratings[i] = -9;
        break;
      default:
        break;
    }
  }
}
