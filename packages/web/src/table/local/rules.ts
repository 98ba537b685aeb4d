// The rules, inside the worker only. A game with a line of its own here is a file of its own, fetched when its table
// is opened; the others come with the registry.

import type { AnyGame } from '@atoll/engine';

const own: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'san-juan': async () => (await import('@atoll/game-san-juan')).sanJuan,
};

export async function rulesOf(id: string): Promise<AnyGame> {
  const load = Object.hasOwn(own, id) ? own[id] : undefined;
  const game = load === undefined ? (await import('@atoll/games')).gameById(id) : await load();
  if (game === undefined) throw new Error(`there is no game '${id}'`);
  return game;
}
