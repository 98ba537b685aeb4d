// A seat of a room, as the host its bot answers to: where it thinks, and how its answer gets to the table.

import type { BotHost, Given } from '@atoll/bots';
import { decisionId } from '@atoll/engine';
import type { Decision } from '@atoll/engine';
import type { Bots } from '../bots/bots.js';
import { newId } from '../secrets.js';
import { botFallback, botMove, IllegalMove } from './acts.js';
import { Refusal } from './doc.js';
import type { Room } from './room.js';
import type { Change, Standing } from './standing.js';

/** With less than this part of its time a seat is said to play faster than usual, until it has all of it again. */
const HURRIED = 0.5;

export interface Surroundings {
  readonly room: Room;
  readonly bots: Bots;
  readonly now: () => number;
  /** Told once nobody needs the answer any more. */
  readonly stop: AbortSignal;
  /** Whether the question is still among those to be answered next. */
  readonly isDue: () => boolean;
  readonly noteFailure: (error: unknown) => void;
}

export function botHost(decision: Decision<unknown>, around: Surroundings): BotHost {
  const { seat, optional } = decision;
  const id = decisionId(decision);
  const { room, bots, now, stop, isDue, noteFailure } = around;
  // By the load alone, and not by how hard the question is: that would tell something of the hand.
  let share = bots.share();
  const asked = room.standing.table?.seq;
  return {
    think: (task) => bots.think(task, stop),
    standIn: (task) => {
      share = 0;
      return bots.standIn(task, stop);
    },
    pause: (milliseconds) => bots.pause(milliseconds, stop),
    isWanted: () => !stop.aborted,
    give: async (move, why) => {
      if (!isDue()) return 'later';
      const hurried = optional === true ? null : hurriedBy(share);
      const said = { id: `bot-${newId()}`, decision: id, move, why };
      const answer = await given(room, (standing) => botMove(standing, seat, said, now(), hurried));
      // What was legal when it was asked need not be any more: then it is asked again, and has not failed.
      return answer === 'refused' && room.standing.table?.seq !== asked ? 'later' : answer;
    },
    giveFallback: () => given(room, (standing) => botFallback(standing, seat, id, `bot-${newId()}`, now())),
    noteFailure,
  };
}

/** Null: neither little enough to say so nor enough to take it back. */
function hurriedBy(share: number): boolean | null {
  return share < HURRIED ? true : share === 1 ? false : null;
}

async function given(room: Room, build: (standing: Standing) => Change): Promise<Given> {
  try {
    await room.change(build);
    return 'taken';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error instanceof IllegalMove && error.reason !== 'closed-decision' ? 'refused' : 'closed';
  }
}
