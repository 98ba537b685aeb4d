// What went before at a table in play: as the asker was told it, and as he saw it then. For whoever joined late, came
// back after long, or looks up a line of the log.

import type { Viewer } from '@atoll/engine';
import { pastLog, pastMoment } from '@atoll/protocol';
import { createRoute, z } from '@hono/zod-openapi';
import { tableInPlay } from '../rooms/acts.js';
import { Refusal, seatOf } from '../rooms/doc.js';
import type { Services } from '../services.js';
import type { Row, Store } from '../store/store.js';
import { namesOf } from './asker.js';
import type { App } from './asker.js';
import { answers } from './routes.js';

/** Entries told at once. */
const PAGE = 200;

const position = z.coerce.number().int().min(0).max(1e9);

export function historyRoutes(app: App, { rooms, store, replays, limits }: Services): void {
  /** How far this process knows the table, and through whose eyes the asker sees it. */
  const past = async (id: string, player: string | null) => {
    const { standing } = await rooms.get(id);
    const viewer: Viewer = seatOf(standing.doc, player) ?? 'spectator';
    return { seq: tableInPlay(standing).seq, doc: standing.doc, viewer };
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
      await limits.moment(namesOf(context));
      const { id } = context.req.valid('param');
      const { seq, doc, viewer } = await past(id, context.get('player')?.id ?? null);
      const before = Math.min(context.req.valid('query').before, seq + 1);
      const log = await store.page(id, before - PAGE, before);
      const { game, rulesVersion } = doc;
      const told = await replays.run({ kind: 'told', game, rulesVersion, log, viewer });
      return context.json({ told } as never, 200);
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
      await limits.moment(namesOf(context));
      const { id, at } = context.req.valid('param');
      const { seq, doc, viewer } = await past(id, context.get('player')?.id ?? null);
      if (at > seq) throw new Refusal('no-such-position');
      const moment = await replays.run({ kind: 'moment', doc, at, viewer, ...(await upTo(store, id, at)) });
      return context.json(moment, 200);
    },
  );
}

/** As little as leads to that position: what follows the nearest snapshot, unless something was taken back since. */
async function upTo(store: Store, id: string, at: number): Promise<{ snapshot: string | null; log: Row<'entries'>[] }> {
  const nearest = await store.snapshot(id, at);
  if (nearest !== null) {
    const log = await store.inputs(id, nearest.seq + 1, at);
    if (log.every(({ kind }) => kind !== 'rollback')) return { snapshot: nearest.data, log };
  }
  return { snapshot: null, log: await store.inputs(id, 0, at) };
}
