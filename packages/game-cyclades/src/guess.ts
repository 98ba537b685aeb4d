// A state this viewer cannot tell from the truth: the open table, with the hidden rest drawn at random.

import { below, forkRandom, shuffle } from '@atoll/engine';
import type { Random, Seat } from '@atoll/engine';
import { incomeOf } from './board/income.js';
import { cloneStack, clone } from './clone.js';
import { offeringCost } from './cycle/offering-cost.js';
import { isOut } from './cycle/ending.js';
import { CREATURE_IDS } from './data/creatures.js';
import type { CreatureId } from './data/creatures.js';
import type { State, Table } from './state.js';
import { tableOf } from './view.js';
import type { View } from './view.js';

export function guess(view: View, _viewer: Seat, random: Random): State {
  const table = tableOf(view);
  // Copied once more, so that states from everywhere have their fields in one order: search is the faster for it.
  return clone({
    rng: forkRandom(random),
    stack: cloneStack(view.stack),
    frames: view.frames,
    exposed: 0,
    ...table,
    gold: view.players.map((player, seat) => player.gold ?? likelyGold(view, table, seat as Seat, random)),
    pile: shuffle(random, unseenCreatures(view)),
    faceDown: shuffle(random, view.faceDown.slice()),
  });
}

/** At least what the offerings will cost; beyond that some cycles' worth of income may or may not be left. */
function likelyGold(view: View, table: Table, seat: Seat, random: Random): number {
  if (isOut(table, seat)) return 0;
  const owed = view.stack.some((frame) => frame.kind === 'offering') ? offeringCost(table, seat) : 0;
  return owed + below(random, 2 * incomeOf(table, seat) + 5);
}

function unseenCreatures(view: View): CreatureId[] {
  const seen = new Set<CreatureId | null>([...view.track, ...view.discard]);
  for (const { figurine } of view.figurines) seen.add(figurine);
  for (const frame of view.stack) {
    if (frame.kind === 'creature' && frame.held) seen.add(frame.creature);
  }
  return CREATURE_IDS.filter((creature) => !seen.has(creature));
}
