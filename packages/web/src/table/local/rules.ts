// The rules, inside the worker only. Each game is a file of its own, fetched when its table is opened.

import type { AnyGame } from '@atoll/engine';

const rules: Readonly<Record<string, () => Promise<AnyGame>>> = {
  'san-juan': async () => (await import('@atoll/game-san-juan')).sanJuan,
  cyclades: async () => (await import('@atoll/game-cyclades')).cyclades,
  vanuatu: async () => (await import('@atoll/game-vanuatu')).vanuatu,
  archipelago: async () => (await import('@atoll/game-archipelago')).archipelago,
};

export async function rulesOf(id: string): Promise<AnyGame> {
  const load = Object.hasOwn(rules, id) ? rules[id] : undefined;
  if (load === undefined) throw new Error(`there is no game '${id}'`);
  return load();
}
