// What each message of a client does to its table.

import type { ClientMessage } from '@atoll/protocol';
import { openDecision, whyNot } from '@atoll/table';
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
import type { Change, Standing } from '../rooms/standing.js';
import { plainMove } from './plain-move.js';

type Act = Exclude<ClientMessage, { t: 'hello' | 'ping' }>;

interface Context {
  readonly rooms: Rooms;
  readonly limits: RateLimits;
  readonly now: () => number;
  /** False once the connection was dismissed: what still waits in the table's queue is not done then. */
  readonly mayStillAct: () => boolean;
}

/** Fulfilled once it is stored and everybody has been told; rejected with a Refusal if it may not be. */
export async function perform(room: Room, who: Player | null, message: Act, context: Context): Promise<void> {
  if (who === null) throw new Refusal('name-first');
  const player = who.id;
  const { rooms } = context;
  /** What concerns a clock goes by the time of the clocks. */
  const time = (): number => rooms.time();
  const change = (build: Build): Promise<Change> => changeIfAllowed(room, context, build);
  // A store that does not answer is no fault of the rules: it must not stop the table.
  const log = async (): Promise<AnyEntry[]> => {
    const rows = await rooms.store.inputs(room.id).catch(() => null);
    if (rows === null) throw new Refusal('failed');
    return rows.map(entryOf);
  };
  switch (message.t) {
    case 'move':
      await change((standing) => move(standing, player, { ...message, move: plainMove(message.move) }, time()));
      return;
    case 'undo':
      await change((standing) => undoMove(standing, player, message.of));
      return;
    case 'confirm':
      await change((standing) => confirmMoves(standing, player, message.of, time()));
      return;
    case 'why':
      return explain(room, player, message);
    case 'chat':
      return chat(room, who, message, context);
    case 'writing':
      return write(room, player, message, rooms);
    case 'nonce':
      await change((standing) => withDoc(standing, giveNonce(standing.doc, player, message.nonce)));
      return;
    case 'takeback':
      if (!(await context.limits.takeBack(`${room.id} ${player}`))) throw new Refusal('too-fast');
      await change((standing) => takeBack(standing, player, message.to, log, time()));
      return;
    case 'takeback-answer':
      await change((standing) => answerTakeBack(standing, player, message.to, message.accept, log, time()));
      return;
    case 'takeback-withdraw':
      await change((standing) => withdrawTakeBack(standing, player, message.to));
      return;
    case 'vote':
      await change((standing) => vote(standing, player, message.seat, message.choice, message.id, time()));
      return;
  }
}

type Build = (standing: Standing) => Change | Promise<Change>;

/** Looked at when its turn has come, not when it was sent. */
function changeIfAllowed(room: Room, { mayStillAct }: Context, build: Build): Promise<Change> {
  return room.change((standing) => {
    if (!mayStillAct()) throw new Refusal('closed');
    return build(standing);
  });
}

function explain(room: Room, player: string, message: Extract<Act, { t: 'why' }>): void {
  const { standing } = room;
  const why = whyNot(tableInPlay(standing), seatAt(standing, player), message.decision, plainMove(message.move));
  if (why !== null) throw new IllegalMove(why.reason, why.rule, why.params);
}

/** Only what has to be put together takes time to write; a decision that has closed needs no writing any more. */
function write(room: Room, player: string, message: Extract<Act, { t: 'writing' }>, rooms: Rooms): void {
  const { standing } = room;
  const seat = seatAt(standing, player);
  const table = tableInPlay(standing);
  if (message.decision !== null) {
    const decision = openDecision(table, seat, message.decision);
    if (decision === undefined || !table.game.openAsks.includes(decision.ask.kind))
      throw new Refusal('closed-decision');
  }
  rooms.writing(room, seat, message.decision);
}

async function chat(room: Room, who: Player, message: Extract<Act, { t: 'chat' }>, context: Context): Promise<void> {
  const { rooms, limits, now } = context;
  if (await rooms.store.hasChat(room.id, `${who.id}:${message.id}`)) return;
  if (!(await limits.chat(who.id))) throw new Refusal('too-fast');
  const line = { player: who.id, name: who.name, id: message.id, text: message.text };
  await changeIfAllowed(room, context, (standing) => say(standing, line, now()));
}
