// Rooms without HTTP and sockets, and a clock that goes on only when it is told to: for what takes days.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AnyGame } from '@atoll/engine';
import { presentOnly } from '@atoll/games';
import { newTable } from '@atoll/protocol';
import type { NewTable } from '@atoll/protocol';
import { pearls } from '@atoll/testkit/reference';
import { pino } from 'pino';
import { inlineBots } from '../bots/bots.js';
import { createDoc, start } from '../rooms/acts.js';
import { sit } from '../rooms/doc.js';
import { Rooms } from '../rooms/rooms.js';
import { withDoc } from '../rooms/standing.js';
import { rulesFrom } from '../rules.js';
import type { RulesOf } from '../rules.js';
import { newId, newKey } from '../secrets.js';
import { Service } from '../store/service.js';
import { Store } from '../store/store.js';
import { WAITS } from '../store/waits.js';

/** Seldom: days pass here in moments. */
const BEAT_MS = 20_000;

export interface TestRooms {
  readonly rooms: Rooms;
  readonly store: Store;
  readonly service: Service;
  now(): number;
  /** The clock leaps, as if the machine had slept. */
  leap(ms: number): void;
  /** The server runs on for so long: its heart beats, and it sees to its tables. */
  pass(ms: number): Promise<void>;
  /** A table of two, started. */
  table(wishes: Partial<NewTable>): Promise<string>;
  close(): Promise<void>;
}

interface Wishes {
  readonly folder?: string;
  readonly url?: string;
  readonly games?: readonly AnyGame[];
  /** If it is not by these that tables are played. */
  readonly rulesOf?: RulesOf;
  readonly voteMs?: number;
  readonly startAt?: number;
}

export async function testRooms(wishes: Wishes = {}): Promise<TestRooms> {
  const folder = wishes.folder ?? mkdtempSync(join(tmpdir(), 'atoll-rooms-'));
  const games: readonly AnyGame[] = wishes.games ?? [pearls];
  let wall = wishes.startAt ?? 1_900_000_000_000;
  const now = (): number => wall;
  const store = await Store.open({ folder, url: wishes.url, self: newId(), waits: { ...WAITS, beatMs: BEAT_MS } });
  const service = new Service({ heartbeat: store.heartbeat, now, beatMs: BEAT_MS });
  await service.start();
  const rooms = new Rooms({
    store,
    rulesOf: wishes.rulesOf ?? rulesFrom(presentOnly(games)),
    bots: inlineBots,
    log: pino({ level: 'silent' }),
    now,
    service,
    voteMs: wishes.voteMs ?? 3_600_000,
  });
  return {
    rooms,
    store,
    service,
    now,
    leap: (ms) => {
      wall += ms;
    },
    pass: async (ms) => {
      for (let left = ms; left > 0; left -= BEAT_MS) {
        wall += Math.min(left, BEAT_MS);
        await service.beat();
        await rooms.sweep();
      }
      // The last one may have begun before the last step.
      await rooms.sweep();
    },
    table: async (parts) => {
      const people = ['Ana', 'Ben'].map((name) => ({ id: newId(), name, guest: true }));
      const [ana, ben] = people as [(typeof people)[0], (typeof people)[0]];
      const wanted = newTable.parse({ game: games[0]?.id, seats: ['me', 'open'], ...parts });
      const game = games.find(({ id }) => id === wanted.game) as AnyGame;
      const room = await rooms.create(createDoc(game, wanted, ana, newId(), newKey(), wall));
      await room.change((standing) => withDoc(standing, sit(standing.doc, ben, 1, undefined)));
      await room.change((standing) => start(standing, game, ana.id, service.time()));
      return room.id;
    },
    close: async () => {
      await rooms.close();
      await service.stop();
      await store.close();
      if (wishes.folder === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
