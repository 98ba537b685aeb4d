// Board I: the domestic market, row by row from the top. Provenance: reconstructed.
// Fish rows 1-3, the fish row-2 icon and the iron row-3 icon follow from rulebook examples; the rest is ours.

import type { Resource } from './resources.js';
import type { MarketRow } from './market-row.js';

export const DOMESTIC_MARKET: Readonly<Record<Resource, readonly MarketRow[]>> = {
  fruit: [
    { capacity: 3, price: 5, surplus: 0, rebellion: 0 },
    { capacity: 3, price: 3, surplus: 1, rebellion: 0 },
    { capacity: 3, price: 2, surplus: 0, rebellion: 1 },
    { capacity: 3, price: 1, surplus: 0, rebellion: 2 },
  ],
  cattle: [
    { capacity: 3, price: 5, surplus: 0, rebellion: 0 },
    { capacity: 3, price: 4, surplus: 1, rebellion: 0 },
    { capacity: 3, price: 3, surplus: 0, rebellion: 1 },
    { capacity: 3, price: 2, surplus: 0, rebellion: 2 },
  ],
  fish: [
    { capacity: 3, price: 6, surplus: 0, rebellion: 0 },
    { capacity: 3, price: 4, surplus: 1, rebellion: 0 },
    { capacity: 3, price: 3, surplus: 0, rebellion: 1 },
    { capacity: 3, price: 2, surplus: 0, rebellion: 2 },
  ],
  wood: [
    { capacity: 3, price: 6, surplus: 0, rebellion: 0 },
    { capacity: 3, price: 5, surplus: 1, rebellion: 0 },
    { capacity: 3, price: 3, surplus: 0, rebellion: 1 },
    { capacity: 3, price: 2, surplus: 0, rebellion: 2 },
  ],
  stone: [
    { capacity: 2, price: 7, surplus: 0, rebellion: 0 },
    { capacity: 2, price: 6, surplus: 1, rebellion: 0 },
    { capacity: 2, price: 4, surplus: 0, rebellion: 1 },
    { capacity: 2, price: 3, surplus: 0, rebellion: 2 },
  ],
  iron: [
    { capacity: 2, price: 8, surplus: 0, rebellion: 0 },
    { capacity: 2, price: 6, surplus: 1, rebellion: 0 },
    { capacity: 2, price: 5, surplus: 0, rebellion: 1 },
    { capacity: 2, price: 4, surplus: 0, rebellion: 2 },
  ],
};
