// A table as everybody may see it, and what may be chosen when one is made.

import * as z from 'zod';
import { LIMITS } from './limits.js';

const seat = z.int().min(0).max(15);

/** Shown as text, never as markup. No invisible character, joiners neither: two names that look alike are alike. */
export const playerName = z
  .string()
  .trim()
  .min(1)
  .max(LIMITS.name)
  .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'without control characters');

const MINUTE = 60_000;

export const clockRule = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({
    kind: z.literal('real-time'),
    initialMs: z
      .int()
      .min(1000)
      .max(24 * 60 * MINUTE),
    incrementMs: z
      .int()
      .min(0)
      .max(60 * MINUTE),
  }),
  z.strictObject({
    kind: z.literal('per-move'),
    limitMs: z
      .int()
      .min(1000)
      .max(30 * 24 * 60 * MINUTE),
  }),
]);

/** What happens to a seat out of time: the rules' own answer, a bot until its player is back, or the others decide. */
export const absencePolicy = z.enum(['fallback', 'bot', 'vote']);

/** How well a bot plays. */
export const botLevel = z.enum(['easy', 'normal', 'hard']);
export type BotLevel = z.infer<typeof botLevel>;

/** `bot` alone is one that plays normally. */
const seatWish = z.union([z.enum(['open', 'bot', 'me']), z.strictObject({ bot: botLevel })]);

export const newTable = z.strictObject({
  game: z.string().max(40),
  /** One wish per seat; their number is the number of seats. */
  seats: z.array(seatWish).min(1).max(16),
  options: z.record(z.string().max(40), z.union([z.string().max(40), z.number(), z.boolean()])).default({}),
  public: z.boolean().default(false),
  clock: clockRule.default({ kind: 'none' }),
  absence: absencePolicy.default('fallback'),
  /** Take-backs past the barrier may be offered. */
  casual: z.boolean().default(true),
});
export type NewTable = z.infer<typeof newTable>;

export const seatInfo = z.object({
  kind: z.enum(['open', 'player', 'bot']),
  name: z.string().nullable(),
  /** A bot answers until the player is back. */
  standIn: z.boolean(),
  /** Of the bot that answers just now; null where a player does, or nobody yet. */
  level: botLevel.nullable(),
  /** A bot that lately had less time to think than it should: the server is busy. */
  hurried: z.boolean(),
  /** Has given a share in the luck of the game. */
  nonce: z.boolean(),
});

export const tableInfo = z.object({
  id: z.string(),
  game: z.string(),
  rulesVersion: z.int(),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  status: z.enum(['open', 'playing', 'over', 'stopped']),
  public: z.boolean(),
  clock: clockRule,
  absence: absencePolicy,
  casual: z.boolean(),
  seats: z.array(seatInfo),
  /** The hash of the server's secret, shown before the start; the secret itself comes with the final record. */
  commitment: z.string(),
  /** A take-back that is being asked for, and who has agreed. */
  offer: z.object({ by: seat, to: z.int(), accepted: z.array(seat) }).nullable(),
  /** Seats out of time and what the others want done. After `until`, in the time of the clocks, the vote is settled. */
  votes: z.array(
    z.object({
      seat,
      choices: z.record(z.string(), z.enum(['wait', 'fallback', 'bot'])),
      until: z.number().optional(),
    }),
  ),
  rematch: z.string().nullable(),
  createdAt: z.number(),
  /** The asker's own: a seat, or null for a watcher; and whether the table is his to start. */
  you: seat.nullable(),
  host: z.boolean(),
});
export type TableInfo = z.infer<typeof tableInfo>;
