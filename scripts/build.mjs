// npm run build: install if needed, compile what is stale.

import { bootstrap } from './bootstrap.mjs';

bootstrap();
