// What went before at a table in play: as the asker was told it, and as he saw it then. For whoever joined late, came
// back after long, or looks up a line of the log.

import type { Viewer } from '@atoll/engine';
import { pastLog, pastMoment } from '@atoll/protocol';
import { owing, stateAt, toldOf } from '@atoll/table';
import { createRoute, z } from '@hono/zod-openapi';
import { tableInPlay } from '../rooms/acts.js';
import { Refusal, seatOf, setupOf } from '../rooms/doc.js';
import { entryOf } from '../rooms/rows.js';
import type { Services } from '../services.js';
import type { App } from './asker.js';
import { answers } from './routes.js';

/** Entries told at once. */
const PAGE = 200;

const position = z.coerce.number().int().min(0);

export function historyRoutes(app: App, { rooms, store }: Services): void {
  /** The table, whole log and all, as far as this process knows it. */
  const past = async (id: string, player: string | null) => {
    const { standing } = await rooms.get(id);
    const table = tableInPlay(standing);
    const log = (await store.entries(id, 0)).map(entryOf).filter((entry) => entry.position <= table.seq);
    const viewer: Viewer = seatOf(standing.doc, player) ?? 'spectator';
    return { table, log, viewer, setup: setupOf(standing.doc) };
  };

  app.openapi(
    createRoute({
      method: 'get',
      path: '/api/tables/{id}/log',
      summary: 'What the asker was told before a position of the log, oldest first',
      request: { params: z.object({ id: z.string().max(40) }), query: z.object({ before: position }) },
      responses: answers(pastLog, 'A part of the log'),
    }),
    async (context) => {
      const { table, log, viewer } = await past(context.req.valid('param').id, context.get('player')?.id ?? null);
      const { before } = context.req.valid('query');
      const entries = log.filter((entry) => entry.position < before).slice(-PAGE);
      return context.json({ told: entries.map((entry) => toldOf(table, entry, viewer)) } as never, 200);
    },
  );
  app.openapi(
    createRoute({
      method: 'get',
      path: '/api/tables/{id}/moments/{at}',
      summary: 'The table as the asker saw it after that position of the log',
      request: { params: z.object({ id: z.string().max(40), at: position }) },
      responses: answers(pastMoment, 'One moment of the game'),
    }),
    async (context) => {
      const { id, at } = context.req.valid('param');
      const { table, log, viewer, setup } = await past(id, context.get('player')?.id ?? null);
      if (at > table.seq) throw new Refusal('no-such-position');
      const state = stateAt(table.game, setup, log, at);
      const view = table.game.view(state, viewer);
      return context.json({ seq: at, viewer, view, owes: owing(table.game, state) } as never, 200);
    },
  );
}
