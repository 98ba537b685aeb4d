// The server: settings from the environment, the games from the registry.

import { registry } from '@atoll/games/node';
import { configFrom } from './config.js';
import { runServer } from './run.js';

await runServer(configFrom(process.env), { games: await registry.allPresent(), registry });
