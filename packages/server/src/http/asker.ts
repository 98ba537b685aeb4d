// Who is asking, as every route finds it.

import type { HttpBindings } from '@hono/node-server';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { Refusal } from '../rooms/doc.js';
import type { Player } from '../rooms/doc.js';

export interface Env {
  Bindings: HttpBindings;
  /** `address`: what is counted as one, see networkOf. */
  Variables: { player: Player | null; address: string };
}

/** What the asker is counted by where something is dear. */
export function namesOf(context: Context<Env>): string[] {
  const player = context.get('player');
  return [context.get('address'), ...(player === null ? [] : [player.id])];
}

export type App = OpenAPIHono<Env>;

export function mustBeSomebody(player: Player | null): Player {
  if (player === null) throw new Refusal('name-first');
  return player;
}
