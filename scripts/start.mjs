// npm start: install if needed, build if stale, then serve page, API and sockets on one port (PORT, 3000).
// Anything after `--` goes to the atoll command instead: `npm start -- play san-juan`.

import { bootstrap, runNode } from './bootstrap.mjs';
import { buildPage } from './page.mjs';

bootstrap();
const asked = process.argv.slice(2);
if (asked.length > 0) {
  process.exitCode = runNode(['packages/cli/bin/atoll.js', ...asked]);
} else if (buildPage()) {
  // A person reads this: only trouble is worth a line.
  process.env['ATOLL_LOG'] ??= 'warn';
  // In this very process, so that whoever stops npm start stops the server, gracefully.
  await import('../packages/server/dist/main.js');
} else {
  console.error('The page could not be built: see the errors above.');
  process.exitCode = 1;
}
