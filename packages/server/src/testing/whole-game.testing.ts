// Whole games by a script: the same moves through server and sockets as by the engine alone.

import { decisionId, hashOf, randomFrom, readRecord, verify } from '@atoll/engine';
import type { AnyGame, GameRecord, GameTypes, Seat } from '@atoll/engine';
import { expect } from 'vitest';
import { STORM, throughChaos } from './chaos.testing.js';
import { choice, isEnded, people, playToTheEnd, tableOf, until } from './people.testing.js';
import type { Person } from './people.testing.js';

export const seatsOf = (game: AnyGame): number => Math.min(4, game.seats.max);

/** The same script without server, sockets or store. */
function headless(game: AnyGame, record: GameRecord<GameTypes>, script: string): GameTypes['state'] {
  let { state } = game.setup(record.seats, record.options, record.seed);
  for (;;) {
    const decision = game.decisions(state).find((open) => !open.optional);
    if (decision === undefined) return state;
    const moves = game.legalMoves(state, decision);
    const move = moves[choice(script, decision.seat, decisionId(decision), moves.length)];
    if (move === undefined) throw new Error('a dead end');
    ({ state } = game.apply(state, decision, move));
  }
}

/** The record of a table, proved to be the game that the script plays. */
export async function provedRecord(
  url: string,
  table: string,
  game: AnyGame,
  script: string,
): Promise<{ record: GameRecord<GameTypes>; last: GameTypes['state'] }> {
  const response = await fetch(`${url}/api/tables/${table}/record`);
  const record = readRecord(game, await response.text());
  const last = verify(game, record);
  expect(hashOf(last)).toBe(hashOf(headless(game, record, script)));
  return { record, last };
}

/** A game in bad weather, watched in bad weather: everybody ends up seeing what the script alone leads to. */
export async function playThroughStorm(url: string, game: AnyGame, storm: number): Promise<void> {
  const script = `storm-${storm}`;
  const seats = seatsOf(game);
  const seated = await people(url, seats);
  const table = await tableOf(seated, { game: game.id });
  let connections = 0;
  const clients = seated.map((person, seat) => {
    const random = randomFrom(`${script}-${seat}`);
    return person.client(table, (socket) => {
      connections += 1;
      return throughChaos(socket, random, STORM);
    });
  });
  const [somebody] = (await people(url, 1)) as [Person];
  const watcher = somebody.client(table, (socket) => throughChaos(socket, randomFrom(script), STORM));
  await Promise.all(clients.map((client) => playToTheEnd(client, script, { hold: 4, undo: 3 })));
  expect(connections).toBeGreaterThan(8);
  const { last } = await provedRecord(url, table, game, script);
  for (const [seat, client] of [...clients, watcher].entries()) {
    const { screen } = await until(client, isEnded);
    expect(screen?.view).toEqual(game.view(last, seat === seats ? 'spectator' : (seat as Seat)));
    client.close();
  }
}
