// A covering set of options: both editions, all lengths, every variant alone and in the combinations that may clash.

import type { Options } from './options.js';

export const COMBINATIONS: readonly Partial<Options>[] = [
  {},
  { edition: 'fr-2012', length: 'medium', templesCounted: 'controlled' },
  { length: 'long', desertStart: true },
  { noSecrets: true, edition: 'fr-2012', desertStart: true },
  { moreControl: true, chooseTrend: true, length: 'medium' },
  { moreSpice: true, moreControl: true, length: 'long', edition: 'fr-2012' },
  { benefactor: true, chooseTrend: true, templesCounted: 'controlled' },
  { benefactor: true, moreSpice: true, length: 'medium' },
  { noSecrets: true, length: 'long', templesCounted: 'controlled' },
  { firstColours: 'yellow-blue', desertStart: true, moreSpice: true },
  { firstColours: 'red-blue', chooseTrend: true, length: 'long' },
  { firstColours: 'yellow-green', benefactor: true, edition: 'fr-2012' },
];
