// Records: take a finished game along, bring one to look at. Both mean playing a whole game again: another thread does.

import type { Viewer } from '@atoll/engine';
import { newRecord, recordInfo, recordMoment } from '@atoll/protocol';
import { createRoute, z } from '@hono/zod-openapi';
import { FinishedRecords } from '../replays/finished-records.js';
import { Refusal } from '../rooms/doc.js';
import { keyHash } from '../secrets.js';
import type { Services } from '../services.js';
import { mustBeSomebody, namesOf } from './asker.js';
import type { App } from './asker.js';
import { answers, body } from './routes.js';

const DAY_MS = 24 * 3_600_000;

export function recordRoutes(app: App, services: Services, dailyTotals: DailyTotals): void {
  const { rooms, store, replays, limits, now } = services;
  const finished = new FinishedRecords(store, replays, now);

  app.get('/api/tables/:id/record', async (context) => {
    await limits.moment(namesOf(context));
    const { doc } = (await rooms.get(context.req.param('id'))).standing;
    // The secret behind the luck may be told only when nothing is left to be decided by it.
    if (doc.status !== 'over') throw new Refusal('not-over');
    const text = await finished.of(doc, () => limits.record(namesOf(context)));
    const file = `${doc.game}-${doc.id}.json`;
    return context.body(text, 200, {
      'content-type': 'application/json',
      'content-disposition': `attachment; filename="${file}"`,
    });
  });
  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/records',
      summary: 'Hand in a record to look at it. It is played again from the start and refused if anything was changed',
      request: body(newRecord),
      responses: answers(recordInfo, 'What it is'),
    }),
    async (context) => {
      const player = mustBeSomebody(context.get('player'));
      const { text } = context.req.valid('json');
      await limits.record(namesOf(context));
      const id = keyHash(text).slice(0, 32);
      const bytes = Buffer.byteLength(text);
      if ((await store.records.text(id)) === null) await checkTotals(player.id, bytes);
      const info = await replays.run({ kind: 'check', text });
      await store.records.add({ id, text, created_at: now(), player_id: player.id, bytes });
      return context.json({ id, ...info }, 200);
    },
  );
  app.openapi(
    createRoute({
      method: 'get',
      path: '/api/records/{id}/{at}',
      summary: 'What a seat, or a spectator, saw after that many moves',
      request: {
        params: z.object({ id: z.string().max(40), at: z.coerce.number().int().min(0) }),
        query: z.object({ seat: z.coerce.number().int().min(0).max(15).optional() }),
      },
      responses: answers(recordMoment, 'One moment of the game'),
    }),
    async (context) => {
      await limits.moment(namesOf(context));
      const { id, at } = context.req.valid('param');
      const text = await store.records.text(id);
      if (text === null) throw new Refusal('no-such-record');
      const viewer = (context.req.valid('query').seat ?? 'spectator') as Viewer;
      return context.json(await replays.run({ kind: 'look', text, at, viewer }), 200);
    },
  );

  /** Counted in the store: a restart forgets nothing, and all processes together keep to it. */
  async function checkTotals(player: string, more: number): Promise<void> {
    const { mine, bytes } = await store.records.since(now() - DAY_MS, player);
    if (mine >= dailyTotals.recordsPerDay || bytes + more > dailyTotals.recordBytesPerDay)
      throw new Refusal('enough-for-today');
  }
}

interface DailyTotals {
  readonly recordsPerDay: number;
  readonly recordBytesPerDay: number;
}
