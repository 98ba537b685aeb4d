// What each message of a client does to its table.

import type { ClientMessage } from '@atoll/protocol';
import { whyNot } from '@atoll/table';
import type { RateLimits } from '../limits.js';
import { vote } from '../rooms/absence.js';
import {
  answerTakeBack,
  confirmMoves,
  IllegalMove,
  move,
  say,
  seatAt,
  tableInPlay,
  takeBack,
  undoMove,
  withdrawTakeBack,
} from '../rooms/acts.js';
import { giveNonce, Refusal } from '../rooms/doc.js';
import type { Player } from '../rooms/doc.js';
import type { Room } from '../rooms/room.js';
import type { Rooms } from '../rooms/rooms.js';
import { entryOf } from '../rooms/rows.js';
import type { AnyEntry } from '../rooms/rows.js';
import { withDoc } from '../rooms/standing.js';

type Act = Exclude<ClientMessage, { t: 'hello' | 'ping' }>;

interface Context {
  readonly rooms: Rooms;
  readonly limits: RateLimits;
  readonly now: () => number;
}

/** Fulfilled once it is stored and everybody has been told; rejected with a Refusal if it may not be. */
export async function perform(
  room: Room,
  who: Player | null,
  message: Act,
  { rooms, limits, now }: Context,
): Promise<void> {
  if (who === null) throw new Refusal('name-first');
  const player = who.id;
  /** What concerns a clock goes by the time of the clocks. */
  const time = (): number => rooms.time();
  // A store that does not answer is no fault of the rules: it must not stop the table.
  const log = async (): Promise<AnyEntry[]> => {
    const rows = await rooms.store.entries(room.id, 0).catch(() => null);
    if (rows === null) throw new Refusal('failed');
    return rows.map(entryOf);
  };
  switch (message.t) {
    case 'move':
      await room.change((standing) => move(standing, player, message, time()));
      return;
    case 'undo':
      await room.change((standing) => undoMove(standing, player, message.of));
      return;
    case 'confirm':
      await room.change((standing) => confirmMoves(standing, player, message.of, time()));
      return;
    case 'why':
      return explain(room, player, message);
    case 'chat':
      return chat(room, who, message, { rooms, limits, now });
    case 'nonce':
      await room.change((standing) => withDoc(standing, giveNonce(standing.doc, player, message.nonce)));
      return;
    case 'takeback':
      await room.change((standing) => takeBack(standing, player, message.to, log, time()));
      return;
    case 'takeback-answer':
      await room.change((standing) => answerTakeBack(standing, player, message.to, message.accept, log, time()));
      return;
    case 'takeback-withdraw':
      await room.change((standing) => withdrawTakeBack(standing, player, message.to));
      return;
    case 'vote':
      await room.change((standing) => vote(standing, player, message.seat, message.choice, message.id, time()));
      return;
  }
}

function explain(room: Room, player: string, message: Extract<Act, { t: 'why' }>): void {
  const { standing } = room;
  const why = whyNot(tableInPlay(standing), seatAt(standing, player), message.decision, message.move);
  if (why !== null) throw new IllegalMove(why.reason, why.rule, why.params);
}

async function chat(
  room: Room,
  who: Player,
  message: Extract<Act, { t: 'chat' }>,
  { rooms, limits, now }: Context,
): Promise<void> {
  if (await rooms.store.hasChat(room.id, `${who.id}:${message.id}`)) return;
  if (!(await limits.chat(who.id))) throw new Refusal('too-fast');
  const line = { player: who.id, name: who.name, id: message.id, text: message.text };
  await room.change((standing) => say(standing, line, now()));
}
