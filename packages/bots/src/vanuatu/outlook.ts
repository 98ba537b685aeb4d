// How much a place at sea promises: the best of what could be done there in a round.

import type { Seat } from '@atoll/engine';
import { ACTION_IDS, areNeighbours, SPACE_IDS } from '@atoll/game-vanuatu/table';
import type { ActionId, Player, Table } from '@atoll/game-vanuatu/table';
import { isOcean } from './sea.js';
import { vatuWorth, worthAt } from './worth.js';

const AT_PLACE: readonly ActionId[] = ACTION_IDS.filter((action) => action !== 'sail' && action !== 'rest');

/** The three best actions there, the later ones counting less: five markers do not reach for more. */
export function outlookAt(table: Table, seat: Seat, space: number): number {
  let [first, second, third] = [0, 0, 0];
  for (const action of AT_PLACE) {
    const worth = worthAt(table, seat, action, space);
    if (worth > first) [first, second, third] = [worth, first, second];
    else if (worth > second) [second, third] = [worth, second];
    else if (worth > third) third = worth;
  }
  return first + 0.7 * second + 0.4 * third;
}

export interface Voyage {
  readonly space: number;
  readonly gain: number;
}

const NEIGHBOURS: readonly (readonly number[])[] = SPACE_IDS.map((one) =>
  SPACE_IDS.flatMap((other, index) => (areNeighbours(one, other) ? [index] : [])),
);

/** The best place to sail to, and how much better it is than staying, the way paid. Null: nowhere is better. */
export function bestVoyage(table: Table, seat: Seat): Voyage | null {
  const player = table.players[seat] as Player;
  const free = player.bonusReady && player.character === 'navigator';
  const reach = free ? 3 : Math.min(3, player.vatus);
  const here = outlookAt(table, seat, player.boat);
  const step = free ? 0 : vatuWorth(player, table.round);
  let best: Voyage | null = null;
  let frontier: readonly number[] = [player.boat];
  const seen = new Set<number>(frontier);
  for (let steps = 1; steps <= reach; steps++) {
    const next: number[] = [];
    for (const from of frontier) {
      for (const space of NEIGHBOURS[from] ?? []) {
        if (seen.has(space) || !isOcean(table, space)) continue;
        seen.add(space);
        next.push(space);
        const gain = outlookAt(table, seat, space) - here - steps * step;
        if (gain > (best?.gain ?? 0) && !isBarred(table, seat, space)) best = { space, gain };
      }
    }
    frontier = next;
  }
  return best;
}

/** VA-12.14 */
function isBarred(table: Table, seat: Seat, space: number): boolean {
  return table.players.length === 2 && (table.players[1 - seat] as Player).boat === space;
}
