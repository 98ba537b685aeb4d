// What the edges (HTTP, sockets) are built on.

import type { AnyGame } from '@atoll/engine';
import type { Logger } from 'pino';
import type { Accounts } from './accounts/accounts.js';
import type { RateLimits } from './limits.js';
import type { Metrics } from './metrics.js';
import type { Players } from './players.js';
import type { Rooms } from './rooms/rooms.js';
import type { RulesOf } from './rules.js';
import type { Store } from './store/store.js';

export interface Services {
  readonly store: Store;
  readonly rooms: Rooms;
  readonly players: Players;
  readonly accounts: Accounts;
  /** As they are played at present. */
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly rulesOf: RulesOf;
  readonly limits: RateLimits;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly now: () => number;
}
