// A stored table goes on under the rules it was begun with.

import type { AnyGame } from '@atoll/engine';
import { FIRST_VERSION } from './frozen-address.ts';
import { LocalHost } from './host.ts';
import type { StoredTable } from './messages.ts';

export async function resumed(
  stored: StoredTable,
  rulesOf: (game: string, version: number) => Promise<AnyGame>,
): Promise<LocalHost> {
  const { game, rulesVersion = FIRST_VERSION } = stored.setup;
  return LocalHost.resume(await rulesOf(game, rulesVersion), stored);
}
