// The HTTP API: what is sent and what comes back. The server's OpenAPI description is generated from these.

import * as z from 'zod';
import { LIMITS } from './limits.js';
import { told } from './messages.js';
import { botLevel, newTable, playerName, tableInfo } from './table-info.js';

/** A reason is a message key; the page writes the sentence. */
export const problem = z.object({ reason: z.string(), detail: z.string().optional() });

export const newPlayer = z.strictObject({ name: playerName });
export const player = z.object({ id: z.string(), name: z.string(), guest: z.boolean() });

export const gameInfo = z.object({
  id: z.string(),
  rulesVersion: z.int(),
  seats: z.object({ min: z.int(), max: z.int() }),
  options: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.union([z.string(), z.number(), z.boolean()])),
      default: z.union([z.string(), z.number(), z.boolean()]),
      rule: z.string(),
    }),
  ),
});

export const tableLine = z.object({
  id: z.string(),
  game: z.string(),
  status: z.enum(['open', 'playing', 'over', 'stopped']),
  seats: z.array(z.object({ kind: z.enum(['open', 'player', 'bot']), name: z.string().nullable() })),
  /** The asker's seat, and whether the game waits for it. */
  you: z.int().nullable(),
  yourTurn: z.boolean(),
  updatedAt: z.number(),
});

export const createTable = newTable;
export const tableAnswer = tableInfo;

const nonce = z.string().regex(/^[0-9a-f]{16,64}$/);
export const joinTable = z.strictObject({ seat: z.int().min(0).max(15).optional(), nonce: nonce.optional() });
/** `level` is a bot's; without it one plays normally. */
export const setSeat = z.strictObject({ kind: z.enum(['open', 'bot']), level: botLevel.optional() });
export const claimLink = z.object({ token: z.string(), expiresAt: z.number() });
/** In the body, never in an address: those are written to logs. */
export const claimToken = z.strictObject({ token: z.string().min(1).max(100) });
/** What a claim would give: asked before it is used. */
export const claimInfo = z.object({
  table: z.string(),
  game: z.string(),
  seat: z.int(),
  /** Who sits where, the claimed seat among them. */
  seats: z.array(z.object({ kind: z.enum(['open', 'player', 'bot']), name: z.string().nullable() })),
});

export const newRecord = z.strictObject({ text: z.string().max(LIMITS.record) });
export const recordInfo = z.object({
  id: z.string(),
  game: z.string(),
  seats: z.int(),
  moves: z.int(),
  luck: z.enum(['proven', 'unproven']),
});
/** One moment of a record: what a seat, or a spectator, saw then. */
export const recordMoment = z.object({
  at: z.int(),
  view: z.looseObject({}),
  events: z.array(z.looseObject({ type: z.string() })),
  ranking: z.array(z.looseObject({})).nullable(),
});

/** What was told before, oldest first. */
export const pastLog = z.object({ told: z.array(told) });
/** What the asker saw after a position of the log. */
export const pastMoment = z.object({
  seq: z.int(),
  viewer: z.union([z.int(), z.literal('spectator')]),
  view: z.looseObject({}),
  owes: z.array(z.int()),
});

export const health = z.object({ ok: z.boolean() });
