// Every message on the socket. Clients' messages are parsed by the server; the server's are described for whoever reads them.

import * as z from 'zod';
import { isChatLine } from './chat.js';
import { LIMITS } from './limits.js';
import { tableInfo } from './table-info.js';

export const PROTOCOL_VERSION = 1;

const seat = z.int().min(0).max(15);
const position = z.int().min(0);
/** Made by the client; the same id is the same message, however often it arrives. */
const id = z.string().regex(/^[\w-]{1,40}$/);
const decision = z.string().min(1).max(LIMITS.decision);
/** Judged by the game itself. */
const move = z.unknown();

const viewer = z.union([seat, z.literal('spectator')]);

/**
 * What a client already holds: nothing, or one viewer's screen after an entry of the log and a move of his own draft;
 * and the chat up to a line.
 */
const held = {
  seq: position.optional(),
  draft: id.nullable().optional(),
  as: viewer.optional(),
  chat: position.optional(),
};

export const clientMessage = z.discriminatedUnion('t', [
  z.strictObject({ t: z.literal('hello'), v: z.literal(PROTOCOL_VERSION), table: id, ...held }),
  /** `ask`: the question as it stood when the answer was put together; where it has changed, nothing is done. */
  z.strictObject({
    t: z.literal('move'),
    id,
    decision,
    move,
    hold: z.boolean().optional(),
    ask: z.unknown().optional(),
  }),
  z.strictObject({ t: z.literal('undo'), id, of: id }),
  z.strictObject({ t: z.literal('confirm'), id, of: id }),
  /** Why would this be refused? Nothing is done. */
  z.strictObject({ t: z.literal('why'), id, decision, move }),
  z.strictObject({ t: z.literal('chat'), id, text: z.string().trim().refine(isChatLine) }),
  /** I am writing an offer (said again while I am); null: I am not any more. */
  z.strictObject({ t: z.literal('writing'), id, decision: decision.nullable() }),
  /** One's own share in the luck of the game, before it starts. */
  z.strictObject({ t: z.literal('nonce'), id, nonce: z.string().regex(/^[0-9a-f]{16,64}$/) }),
  /** Ask the others to set the game back to how it stood after position `to`. */
  z.strictObject({ t: z.literal('takeback'), id, to: position }),
  z.strictObject({ t: z.literal('takeback-answer'), id, to: position, accept: z.boolean() }),
  /** Who asked thinks better of it, before the others have all agreed. */
  z.strictObject({ t: z.literal('takeback-withdraw'), id, to: position }),
  /** What to do with a seat that is out of time. */
  z.strictObject({ t: z.literal('vote'), id, seat, choice: z.enum(['wait', 'fallback', 'bot']) }),
  z.strictObject({ t: z.literal('ping'), id }),
]);
export type ClientMessage = z.infer<typeof clientMessage>;

export const told = z.object({
  position,
  at: z.number(),
  seat: seat.nullable(),
  to: position.nullable(),
  events: z.array(z.looseObject({ type: z.string() })),
  /** Why a bot made the move: a message key, for whoever has a sentence for it. */
  why: z.string().max(LIMITS.why).optional(),
});
export type ToldMessage = z.infer<typeof told>;

const openDecision = z.object({
  id: decision,
  ask: z.looseObject({ kind: z.string() }),
  /** The paragraph of the rules it stands for. */
  rule: z.string(),
  optional: z.boolean(),
  open: z.boolean(),
  moves: z.array(z.looseObject({ type: z.string() })),
});

/** Everything a viewer sees at one moment. */
export const screen = z.object({
  viewer,
  view: z.looseObject({}),
  owes: z.array(seat),
  decisions: z.array(openDecision),
  draft: z.array(z.object({ id, events: z.array(z.looseObject({ type: z.string() })) })),
  sealed: z.enum(['random', 'exposed', 'asked', 'over', 'handed-over']).nullable(),
  ranking: z.array(z.looseObject({ seat, rank: z.number(), won: z.boolean(), points: z.number() })).nullable(),
  ending: z.string().nullable(),
});
export type ScreenMessage = z.infer<typeof screen>;

const clock = z.object({ now: z.number(), at: z.number(), left: z.array(z.number()), running: z.array(seat) });
export type ClockMessage = z.infer<typeof clock>;

const chatLine = z.object({
  n: z.int(),
  at: z.number(),
  channel: z.enum(['players', 'watchers']),
  name: z.string(),
  seat: seat.nullable(),
  text: z.string(),
});
export type ChatLine = z.infer<typeof chatLine>;

const why = {
  reason: z.string(),
  rule: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
};

export const serverMessage = z.discriminatedUnion('t', [
  /** The table itself: who sits where, how it is played. */
  z.object({ t: z.literal('table'), table: tableInfo }),
  /** On joining, or when what the client holds does not fit. `since`: the told entries follow that position. */
  z.object({
    t: z.literal('full'),
    seq: position,
    screen,
    told: z.array(told),
    since: position.nullable(),
    clock: clock.nullable(),
  }),
  /** What changed since (`from`, `fromDraft`); the first `seen` of the told were shown before as one's own draft. */
  z.object({
    t: z.literal('step'),
    from: position,
    fromDraft: id.nullable(),
    seq: position,
    patch: z.looseObject({}).nullable(),
    told: z.array(told),
    seen: z.int(),
    clock: clock.nullable(),
    /** One's own draft was shortened, since another's answer came between. */
    cut: z.boolean(),
  }),
  /** Done, and kept. */
  z.object({ t: z.literal('ack'), id, seq: position }),
  z.object({ t: z.literal('refused'), id: z.string().max(LIMITS.id).nullable(), ...why }),
  /** Seats with a page open, and how many watch. */
  z.object({ t: z.literal('presence'), seats: z.array(seat), watchers: z.int() }),
  z.object({ t: z.literal('chat'), lines: z.array(chatLine) }),
  /** Seats that are writing an offer. */
  z.object({ t: z.literal('writing'), seats: z.array(seat) }),
  z.object({ t: z.literal('pong'), id, now: z.number() }),
  /** The connection is about to be closed. */
  z.object({ t: z.literal('error'), reason: z.string() }),
]);
export type ServerMessage = z.infer<typeof serverMessage>;
export type MessageOf<T extends ServerMessage['t']> = Extract<ServerMessage, { t: T }>;
