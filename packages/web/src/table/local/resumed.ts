// A stored table goes on under the rules it was begun with.

import type { BrainOf } from '@atoll/bots';
import type { AnyGame } from '@atoll/engine';
import { FIRST_VERSION } from './frozen-address.ts';
import { LocalHost } from './host.ts';
import type { StoredTable } from './messages.ts';

/** `brainOf`: what its bots know; null where nobody plays on. */
export async function resumed(
  stored: StoredTable,
  rulesOf: (game: string, version: number) => Promise<AnyGame>,
  brainOf: BrainOf | null,
): Promise<LocalHost> {
  const { game, rulesVersion = FIRST_VERSION } = stored.setup;
  const [rules, brain] = await Promise.all([rulesOf(game, rulesVersion), brainOf?.(game, rulesVersion) ?? null]);
  return LocalHost.resume(rules, stored, brain);
}
