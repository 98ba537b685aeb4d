// npm run check: types, lint, format, import rules, unused code. The part of `npm test` that takes seconds.

import { install } from './bootstrap.mjs';
import { runSteps } from './steps.mjs';

install();
const failed = runSteps();
console.log(failed.length === 0 ? '\nAll checks passed' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
