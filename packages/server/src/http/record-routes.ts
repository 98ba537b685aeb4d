// Records: take a finished game along, bring one to look at.

import {
  commitmentTo,
  LUCK_SCHEME,
  readRecord,
  RecordError,
  Recorder,
  replayTo,
  rulesOfRecord,
  verify,
  writeRecord,
} from '@atoll/engine';
import type { AnyGame, GameTypes, Viewer } from '@atoll/engine';
import { newRecord, recordInfo, recordMoment } from '@atoll/protocol';
import { inputsInForce } from '@atoll/table';
import { createRoute, z } from '@hono/zod-openapi';
import { noncesOf, Refusal, setupOf } from '../rooms/doc.js';
import type { TableDoc } from '../rooms/doc.js';
import { entryOf } from '../rooms/rows.js';
import type { AnyEntry } from '../rooms/rows.js';
import type { RulesOf } from '../rules.js';
import { keyHash } from '../secrets.js';
import type { Services } from '../services.js';
import type { App } from './asker.js';
import { answers, body } from './routes.js';

export function recordRoutes(app: App, services: Services): void {
  const { rooms, store, rulesOf, now } = services;

  app.get('/api/tables/:id/record', async (context) => {
    const { doc } = (await rooms.get(context.req.param('id'))).standing;
    // The secret behind the luck may be told only when nothing is left to be decided by it.
    if (doc.status !== 'over') throw new Refusal('not-over');
    const log = (await store.entries(doc.id, 0)).map(entryOf);
    const file = `${doc.game}-${doc.id}.json`;
    return context.body(recordText(await rulesOf(doc), doc, log), 200, {
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
      const { text } = context.req.valid('json');
      const record = await checked(rulesOf, text);
      const id = keyHash(text).slice(0, 32);
      await store.addRecord({ id, text, created_at: now() });
      const { game, seats, inputs, luck } = record;
      return context.json(
        { id, game, seats, moves: inputs.length, luck: luck === undefined ? 'unproven' : 'proven' } as const,
        200,
      );
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
      const { id, at } = context.req.valid('param');
      const text = await store.record(id);
      if (text === null) throw new Refusal('no-such-record');
      const game = await rulesOf(rulesOfRecord(text));
      const record = readRecord(game, text);
      const { seat } = context.req.valid('query');
      if (at > record.inputs.length || (seat ?? 0) >= record.seats) throw new Refusal('no-such-record');
      const viewer = (seat ?? 'spectator') as Viewer;
      const { state, events } = replayTo(game, record, at);
      const shown = events.map((event) => game.viewEvent(event, viewer)).filter((event) => event !== null);
      return context.json(
        { at, view: game.view(state, viewer), events: shown, ranking: game.ranking(state) } as never,
        200,
      );
    },
  );
}

/** Only the moves that counted: what was taken back is not part of the game. */
function recordText(game: AnyGame, doc: TableDoc, log: readonly AnyEntry[]): string {
  const setup = setupOf(doc);
  const luck = {
    scheme: LUCK_SCHEME,
    commitment: commitmentTo(doc.secret),
    secret: doc.secret,
    nonces: noncesOf(doc),
  } as const;
  const names = doc.seats.map(({ name }) => name ?? '');
  const recorder = new Recorder<GameTypes>(game, setup.options, setup.seats, setup.seed, luck, names);
  let { state } = game.setup(setup.seats, setup.options, setup.seed);
  for (const { decision: id, seat, move } of inputsInForce(log)) {
    const decision = game.decisions(state).find((open) => open.id === id && open.seat === seat);
    if (decision === undefined) throw new Error(`the log of ${doc.id} does not fit its game`);
    ({ state } = game.apply(state, decision, move));
    recorder.add({ decision: id, seat, move }, state);
  }
  return writeRecord(recorder.finish(state));
}

async function checked(rulesOf: RulesOf, text: string) {
  try {
    const game = await rulesOf(rulesOfRecord(text));
    const record = readRecord(game, text);
    verify(game, record);
    return record;
  } catch (error) {
    if (error instanceof RecordError) throw new Refusal('bad-record');
    throw error;
  }
}
