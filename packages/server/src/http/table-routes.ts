// Tables: make, find, join, leave, start, play again, move a seat to another device.

import { claimLink, createTable, joinTable, setSeat, tableAnswer, tableLine } from '@atoll/protocol';
import { createRoute, z } from '@hono/zod-openapi';
import { createDoc, seatAt, start } from '../rooms/acts.js';
import { changeSeat, handOver, infoFor, Refusal, seatOf, sit, stand } from '../rooms/doc.js';
import type { TableDoc } from '../rooms/doc.js';
import type { Room } from '../rooms/room.js';
import { withDoc } from '../rooms/standing.js';
import { keyHash, newId, newKey } from '../secrets.js';
import type { Services } from '../services.js';
import { mustBeSomebody } from './asker.js';
import type { App } from './asker.js';
import { rematchDoc } from './rematch.js';
import { answers, body } from './routes.js';

const CLAIM_MS = 3_600_000;
const LISTED = 100;

const tableId = { params: z.object({ id: z.string().max(40) }) };
const info = answers(tableAnswer, 'The table');

export function tableRoutes(app: App, services: Services): void {
  const { rooms, store, games, rulesOf, limits, now } = services;

  const changed = async (id: string, player: string, change: (doc: TableDoc) => TableDoc) => {
    const room = await rooms.get(id);
    await room.change((standing) => withDoc(standing, change(standing.doc)));
    return infoFor(room.standing.doc, player);
  };
  const infoOf = (room: Room, player: string | null) => infoFor(room.standing.doc, player);

  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/tables',
      summary: 'Make a table',
      request: body(createTable),
      responses: info,
    }),
    async (context) => {
      const player = mustBeSomebody(context.get('player'));
      if (!(await limits.newTable(context.get('address')))) throw new Refusal('too-fast');
      const wishes = context.req.valid('json');
      const game = games.get(wishes.game);
      if (game === undefined) throw new Refusal('unknown-game');
      const room = await rooms.create(createDoc(game, wishes, player, newId(), newKey(), now()));
      return context.json(infoOf(room, player.id), 200);
    },
  );
  app.openapi(
    createRoute({
      method: 'get',
      path: '/api/tables',
      summary: 'Public tables to join or watch, or with mine=1 the asker’s own, those that wait for him first',
      request: { query: z.object({ mine: z.literal('1').optional() }) },
      responses: answers(z.array(tableLine), 'Tables, newest first'),
    }),
    async (context) => {
      const player = context.get('player');
      const mine = context.req.valid('query').mine === '1';
      const rows = mine
        ? await store.tablesOf(mustBeSomebody(player).id, LISTED)
        : await store.lobby(['open', 'playing'], LISTED);
      const lines = rows.map(({ doc: text, owes, updated_at }) => {
        const doc = JSON.parse(text) as TableDoc;
        const you = seatOf(doc, player?.id ?? null);
        const yourTurn = doc.status === 'playing' && you !== null && (owes ?? '').split(' ').includes(String(you));
        const seats = doc.seats.map(({ kind, name }) => ({ kind, name }));
        const { id, game, status, createdAt } = doc;
        return { id, game, status, seats, you, yourTurn, updatedAt: updated_at ?? createdAt };
      });
      return context.json(mine ? lines.toSorted((a, b) => Number(b.yourTurn) - Number(a.yourTurn)) : lines, 200);
    },
  );
  app.openapi(
    createRoute({ method: 'get', path: '/api/tables/{id}', summary: 'A table', request: tableId, responses: info }),
    async (context) => {
      const room = await rooms.get(context.req.valid('param').id);
      return context.json(infoOf(room, context.get('player')?.id ?? null), 200);
    },
  );
  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/tables/{id}/join',
      summary: 'Sit down',
      request: { ...tableId, ...body(joinTable) },
      responses: info,
    }),
    async (context) => {
      const player = mustBeSomebody(context.get('player'));
      const { seat, nonce } = context.req.valid('json');
      const { id } = context.req.valid('param');
      return context.json(await changed(id, player.id, (doc) => sit(doc, player, seat, nonce)), 200);
    },
  );
  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/tables/{id}/leave',
      summary: 'Stand up',
      request: tableId,
      responses: info,
    }),
    async (context) => {
      const player = mustBeSomebody(context.get('player'));
      const { id } = context.req.valid('param');
      return context.json(await changed(id, player.id, (doc) => stand(doc, player.id)), 200);
    },
  );
  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/tables/{id}/seats/{seat}',
      summary: 'Give an empty seat to a bot, or take it back',
      request: { params: z.object({ id: z.string().max(40), seat: z.coerce.number().int().min(0) }), ...body(setSeat) },
      responses: info,
    }),
    async (context) => {
      const player = mustBeSomebody(context.get('player'));
      const { id, seat } = context.req.valid('param');
      const { kind, level } = context.req.valid('json');
      return context.json(await changed(id, player.id, (doc) => changeSeat(doc, player.id, seat, kind, level)), 200);
    },
  );
  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/tables/{id}/start',
      summary: 'Begin',
      request: tableId,
      responses: info,
    }),
    async (context) => {
      const player = mustBeSomebody(context.get('player'));
      const room = await rooms.get(context.req.valid('param').id);
      const game = await rulesOf(room.standing.doc);
      await room.change((standing) => start(standing, game, player.id, now()));
      return context.json(infoOf(room, player.id), 200);
    },
  );
  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/tables/{id}/rematch',
      summary: 'The same table again. Whoever asks second gets the table the first one made',
      request: tableId,
      responses: info,
    }),
    async (context) => {
      const player = mustBeSomebody(context.get('player'));
      const room = await rooms.get(context.req.valid('param').id);
      seatAt(room.standing, player.id);
      if (room.standing.doc.status !== 'over') throw new Refusal('not-over');
      const game = games.get(room.standing.doc.game);
      if (game === undefined) throw new Refusal('unknown-game');
      const fresh = rematchDoc(room.standing.doc, game, newId(), newKey(), player.id, now());
      await room.change((standing) =>
        withDoc(standing, standing.doc.rematch === null ? { ...standing.doc, rematch: fresh.id } : standing.doc),
      );
      const chosen = room.standing.doc.rematch ?? fresh.id;
      const next = chosen === fresh.id ? await rooms.create(fresh) : await rooms.get(chosen);
      return context.json(infoOf(next, player.id), 200);
    },
  );
  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/tables/{id}/claim',
      summary: 'A link that moves the asker’s seat to the device that opens it. Works once, for an hour',
      request: tableId,
      responses: answers(claimLink, 'The claim'),
    }),
    async (context) => {
      const player = mustBeSomebody(context.get('player'));
      const { id } = context.req.valid('param');
      const seat = seatAt((await rooms.get(id)).standing, player.id);
      const token = newKey();
      const expiresAt = now() + CLAIM_MS;
      await store.addClaim({ token_hash: keyHash(token), table_id: id, seat, expires_at: expiresAt });
      return context.json({ token, expiresAt }, 200);
    },
  );
  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/claims/{token}',
      summary: 'Take the seat over',
      request: { params: z.object({ token: z.string().max(100) }) },
      responses: info,
    }),
    async (context) => {
      const player = mustBeSomebody(context.get('player'));
      const claim = await store.takeClaim(keyHash(context.req.valid('param').token), now());
      if (claim === null) throw new Refusal('no-such-claim');
      return context.json(await changed(claim.table_id, player.id, (doc) => handOver(doc, claim.seat, player)), 200);
    },
  );
}
