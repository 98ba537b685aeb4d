// npm start: install if needed, build if stale, then play a whole game in the terminal.
// Anything after `--` goes to the atoll command instead: `npm start -- --help`.

import { bootstrap, runNode } from './bootstrap.mjs';

bootstrap();
const asked = process.argv.slice(2);
process.exitCode = runNode(['packages/cli/bin/atoll.js', ...(asked.length > 0 ? asked : ['play', 'san-juan'])]);
