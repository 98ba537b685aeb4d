// AR-1.14, AR-28.6 The objectives of the others.

import { shuffle } from '@atoll/engine';
import type { Seat, Secret } from '@atoll/engine';

import { OBJECTIVE } from '../data/objectives.js';
import type { ObjectiveId } from '../data/objectives.js';
import { objectiveDeck } from '../ends.js';
import { rolesLeave } from '../options.js';
import { playerOf } from '../state.js';
import type { State } from '../state.js';
import { othersOf } from './others.js';

/** AR-1.14, AR-28.6 The others' objectives, kept and given back. AR-27.1 A condition that is met would have been shown. */
export const objectives: Secret<State> = {
  rule: 'AR-1.14',
  names: ['objectives', 'rejected objectives'],
  hidden(state, viewer) {
    const hidden: Record<string, ObjectiveId[][]> = {};
    for (const seat of othersOf(state, viewer)) {
      const player = playerOf(state, seat);
      const kept = player.objectives.filter((objective) => !player.revealed.includes(objective));
      if (kept.length > 0) (hidden.objectives ??= []).push(kept);
      if (player.rejected.length > 0) (hidden['rejected objectives'] ??= []).push(player.rejected.slice());
    }
    return hidden;
  },
  scramble(draft, viewer, random) {
    const others = othersOf(draft, viewer);
    const pile = shuffle(random, unseenObjectives(draft, others));
    const unmet = pile.filter((objective) => !draft.met.includes(objective));
    for (const seat of others) {
      const player = playerOf(draft, seat);
      player.objectives = player.objectives.map((objective) =>
        player.revealed.includes(objective) ? objective : (unmet.pop() as ObjectiveId),
      );
    }
    const rest = pile.filter((objective) => unmet.includes(objective) || draft.met.includes(objective));
    for (const seat of others) {
      const player = playerOf(draft, seat);
      player.rejected = player.rejected.map(() => rest.pop() as ObjectiveId);
    }
  },
};

function unseenObjectives(state: State, others: readonly Seat[]): ObjectiveId[] {
  const { options, players } = state;
  const seen = new Set([...state.shown, ...players.flatMap(({ revealed }) => revealed)]);
  for (const [seat, player] of players.entries()) {
    if (others.includes(seat as Seat)) continue;
    for (const objective of [...player.objectives, ...player.rejected]) seen.add(objective);
  }
  const ranked = rolesLeave(options, players.length);
  return objectiveDeck(options.length).filter(
    (objective) => !seen.has(objective) && (!ranked || OBJECTIVE[objective].victory.type === 'rank'),
  );
}
