// What players are ranked by, on objectives and trends. A closed list; scoring.ts says how each is counted.

import type { Resource } from './resources.js';

export type Criterion =
  | { readonly by: 'cubes'; readonly resource: Resource }
  | { readonly by: 'icons-in-town-regions'; readonly resource: Resource }
  | {
      readonly by:
        | 'temples-controlled'
        | 'towns-controlled'
        | 'markets-controlled'
        | 'ports-controlled'
        | 'ports-and-markets-controlled'
        | 'money'
        | 'explorer-tokens'
        | 'characters'
        | 'progress'
        | 'characters-and-progress'
        | 'citizens-in-archipelago'
        | 'ships-in-archipelago'
        | 'benefactor-florins';
    };
