// npm run dev: install if needed, then compile again at every change.

import { install, runTool } from './bootstrap.mjs';

install();
process.exitCode = runTool('typescript', ['-b', '--watch', '--preserveWatchOutput']);
