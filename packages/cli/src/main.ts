// The process behind `npx atoll …`.

import { atoll } from './atoll.js';
import { processHost } from './host.js';

// `npx atoll play san-juan | head` closes the pipe early: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
});

process.exitCode = await atoll(process.argv.slice(2), processHost());
