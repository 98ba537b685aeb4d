#!/usr/bin/env node
// The atoll command: builds what is stale, then runs the compiled command line.

import { bootstrap } from '../../../scripts/bootstrap.mjs';

bootstrap();
await import(new URL('../dist/main.js', import.meta.url).href);
