// What the edges (HTTP, sockets) are built on.

import type { AnyGame } from '@atoll/engine';
import type { Logger } from 'pino';
import type { Accounts } from './accounts/accounts.js';
import type { RateLimits } from './limits.js';
import type { Metrics } from './metrics.js';
import type { Players } from './players.js';
import type { Replays } from './replays/replays.js';
import type { Rooms } from './rooms/rooms.js';
import type { RulesOf } from './rules.js';
import type { Service } from './store/service.js';
import type { Store } from './store/store.js';

export interface Services {
  readonly store: Store;
  readonly service: Service;
  readonly rooms: Rooms;
  readonly players: Players;
  readonly accounts: Accounts;
  /** As they are played at present. */
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly rulesOf: RulesOf;
  readonly limits: RateLimits;
  readonly replays: Replays;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly now: () => number;
}
