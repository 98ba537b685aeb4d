// The rules, inside the worker only.

import type { AnyGame } from '@atoll/engine';

export async function rulesOf(id: string): Promise<AnyGame> {
  const { games } = (await import('@atoll/games')) as unknown as { readonly games: readonly AnyGame[] };
  const game = games.find((one) => one.id === id);
  if (game === undefined) throw new Error(`there is no game '${id}'`);
  return game;
}
