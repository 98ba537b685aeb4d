// Tables: make, find, join, leave, start, play again.

import { createTable, joinTable, setSeat, tableAnswer, tableLine } from '@atoll/protocol';
import { createRoute, z } from '@hono/zod-openapi';
import { createDoc, start } from '../rooms/acts.js';
import { changeSeat, infoFor, Refusal, seatOf, sit, stand } from '../rooms/doc.js';
import type { TableDoc } from '../rooms/doc.js';
import { lobbyLines } from '../rooms/lobby.js';
import type { LobbyLine } from '../rooms/lobby.js';
import { rematch } from '../rooms/rematch.js';
import type { Room } from '../rooms/room.js';
import { withDoc } from '../rooms/standing.js';
import { onceASecond } from '../once-a-second.js';
import { newId, newKey } from '../secrets.js';
import type { Services } from '../services.js';
import type { Store } from '../store/store.js';
import { mustBeSomebody } from './asker.js';
import type { App } from './asker.js';
import { answers, body } from './routes.js';

/** Of those that are over. */
const FINISHED_LISTED = 100;

const tableId = { params: z.object({ id: z.string().max(40) }) };
const info = answers(tableAnswer, 'The table');

export function tableRoutes(app: App, services: Services): void {
  const { rooms, store, games, rulesOf, limits, now } = services;

  const changed = async (id: string, player: string, change: (doc: TableDoc) => TableDoc) => {
    const room = await rooms.get(id);
    await room.change((standing) => withDoc(standing, change(standing.doc)));
    return infoFor(room.standing.doc, player);
  };
  // A store that does not answer is no fault of the rules: it must not stop the table.
  const isThere = (id: string): Promise<boolean> =>
    store.hasTable(id).catch(() => {
      throw new Refusal('failed');
    });
  /** For all visitors of this process. */
  const lobby = onceASecond(() => lobbyLines(store), now);
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
      responses: answers(z.array(tableLine), 'Tables'),
    }),
    async (context) => {
      const player = context.get('player');
      const mine = context.req.valid('query').mine === '1';
      const found = mine ? await tablesOf(store, mustBeSomebody(player).id) : await lobby();
      const lines = found.map(({ doc, owes, updatedAt }) => {
        const you = seatOf(doc, player?.id ?? null);
        const yourTurn = doc.status === 'playing' && you !== null && (owes ?? '').split(' ').includes(String(you));
        const seats = doc.seats.map(({ kind, name }) => ({ kind, name }));
        const { id, game, status } = doc;
        return { id, game, status, seats, you, yourTurn, updatedAt };
      });
      return context.json(mine ? lines.toSorted(byUrgency) : lines, 200);
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
      await room.change((standing) => start(standing, game, player.id, rooms.time()));
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
      const game = games.get(room.standing.doc.game);
      if (game === undefined) throw new Refusal('unknown-game');
      const fresh = { id: newId(), secret: newKey() };
      const { next } = await room.change((standing) => rematch(standing, game, player.id, fresh, isThere, now()));
      const again = await rooms.get(next.doc.rematch ?? '');
      return context.json(infoOf(again, player.id), 200);
    },
  );
}

async function tablesOf(store: Store, player: string): Promise<LobbyLine[]> {
  const rows = await store.lists.of(player, FINISHED_LISTED);
  return rows.map(({ doc: text, owes, updated_at }) => {
    const doc = JSON.parse(text) as TableDoc;
    return { doc, owes, updatedAt: updated_at ?? doc.createdAt };
  });
}

interface Line {
  readonly yourTurn: boolean;
  readonly status: TableDoc['status'];
  readonly updatedAt: number;
}

const PLACE = { open: 1, playing: 1, over: 2, stopped: 2 } as const;

/** First those that wait for the asker, then those still to be played, then the others; each newest first. */
function byUrgency(a: Line, b: Line): number {
  const place = ({ yourTurn, status }: Line): number => (yourTurn ? 0 : PLACE[status]);
  return place(a) - place(b) || b.updatedAt - a.updatedAt;
}
