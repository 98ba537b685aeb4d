// The rules, inside the worker only: each game is a file of its own, fetched when its table is opened, and so is every
// frozen version that a table of this device, or a record, was begun under.

import type { Brain } from '@atoll/bots';
import type { AnyGame } from '@atoll/engine';
import { FROZEN, LIST, Registry } from '@atoll/games';
import type { FrozenModule } from '@atoll/games';
import { addressOfFrozen } from './frozen-address.ts';

/** By its name the page knows it: only name and sentence of an error come through from a worker. */
class RulesNotHere extends Error {
  override readonly name = 'RulesNotHere';
}

async function fetched(game: string, version: number): Promise<string> {
  const answer = await fetch(addressOfFrozen(game, version)).catch(() => null);
  if (answer?.ok === true) return answer.text();
  throw new RulesNotHere(
    `the rules of ${game}, version ${version}, cannot be fetched: ${answer?.status ?? 'no network'}`,
  );
}

const registry = new Registry(LIST, FROZEN, {
  read: fetched,
  // The bundler must leave it alone: the file is run as it was frozen, to the byte.
  load: async (game, version) => (await import(/* @vite-ignore */ addressOfFrozen(game, version))) as FrozenModule,
});

/** As it is played at present: for new tables. */
export function presentRules(id: string): Promise<AnyGame> {
  return registry.present(id);
}

export function rulesOf(id: string, version: number): Promise<AnyGame> {
  return registry.rulesOf(id, version);
}

export function brainOf(id: string, version: number): Promise<Brain | null> {
  return registry.brainOf(id, version);
}
