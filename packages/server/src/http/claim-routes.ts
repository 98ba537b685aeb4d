// Claims: a link that moves a seat to another device. It belongs to the player who made it, and works only while the
// seat is still theirs. The token comes in the body: addresses are written to logs.

import { claimInfo, claimLink, claimToken, tableAnswer } from '@atoll/protocol';
import { createRoute, z } from '@hono/zod-openapi';
import { seatAt } from '../rooms/acts.js';
import { handOver, infoFor, Refusal } from '../rooms/doc.js';
import { withDoc } from '../rooms/standing.js';
import { keyHash, newKey } from '../secrets.js';
import type { Services } from '../services.js';
import type { Row } from '../store/store.js';
import { mustBeSomebody } from './asker.js';
import type { App } from './asker.js';
import { answers, body } from './routes.js';

const CLAIM_MS = 3_600_000;

export function claimRoutes(app: App, { rooms, store, now }: Services): void {
  const found = async (token: string): Promise<Row<'claims'>> => {
    const claim = await store.claims.find(keyHash(token), now());
    if (claim === null) throw new Refusal('no-such-claim');
    return claim;
  };

  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/tables/{id}/claim',
      summary:
        'A link that moves the asker’s seat to another device. Works once, for an hour, while the seat is theirs',
      request: { params: z.object({ id: z.string().max(40) }) },
      responses: answers(claimLink, 'The claim'),
    }),
    async (context) => {
      const player = mustBeSomebody(context.get('player'));
      const { id } = context.req.valid('param');
      const seat = seatAt((await rooms.get(id)).standing, player.id);
      const token = newKey();
      const expiresAt = now() + CLAIM_MS;
      const claim = { token_hash: keyHash(token), table_id: id, seat, player_id: player.id, expires_at: expiresAt };
      if (!(await store.claims.add(claim))) throw new Refusal('not-seated');
      return context.json({ token, expiresAt }, 200);
    },
  );
  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/claims/look',
      summary: 'Which seat a claim would give. Nothing is done',
      request: body(claimToken),
      responses: answers(claimInfo, 'The seat'),
    }),
    async (context) => {
      const { table_id: table, seat, player_id } = await found(context.req.valid('json').token);
      const { doc } = (await rooms.get(table)).standing;
      if (doc.seats[seat]?.player !== player_id) throw new Refusal('no-such-claim');
      const seats = doc.seats.map(({ kind, name }) => ({ kind, name }));
      return context.json({ table, game: doc.game, seat, seats }, 200);
    },
  );
  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/claims',
      summary: 'Take the seat over. Every other claim of that seat is void from then on',
      request: body(claimToken),
      responses: answers(tableAnswer, 'The table'),
    }),
    async (context) => {
      const player = mustBeSomebody(context.get('player'));
      const claim = await found(context.req.valid('json').token);
      const room = await rooms.get(claim.table_id);
      await room.change((standing) => withDoc(standing, handOver(standing.doc, claim.seat, claim.player_id, player)));
      // Where the seat changed hands they went with it.
      if (claim.player_id === player.id) await store.claims.dropOf(claim.table_id, claim.seat);
      return context.json(infoFor(room.standing.doc, player.id), 200);
    },
  );
}
