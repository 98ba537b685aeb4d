// The server: settings from the environment, the games from the registry.

import { games } from '@atoll/games';
import { configFrom } from './config.js';
import { runServer } from './run.js';

await runServer(configFrom(process.env), { games });
