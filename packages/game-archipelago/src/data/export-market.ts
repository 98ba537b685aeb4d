// Board II: the export market, row by row from the top. Provenance: reconstructed.
// That only surplus icons occur is seed; every figure is ours.

import type { Resource } from './resources.js';
import type { MarketRow } from './market-row.js';

export const EXPORT_MARKET: Readonly<Record<Resource, readonly MarketRow[]>> = {
  fruit: [
    { capacity: 2, price: 6, surplus: 0, rebellion: 0 },
    { capacity: 2, price: 5, surplus: 0, rebellion: 0 },
    { capacity: 2, price: 4, surplus: 1, rebellion: 0 },
    { capacity: 2, price: 2, surplus: 2, rebellion: 0 },
  ],
  cattle: [
    { capacity: 2, price: 7, surplus: 0, rebellion: 0 },
    { capacity: 2, price: 5, surplus: 0, rebellion: 0 },
    { capacity: 2, price: 4, surplus: 1, rebellion: 0 },
    { capacity: 2, price: 2, surplus: 2, rebellion: 0 },
  ],
  fish: [
    { capacity: 2, price: 7, surplus: 0, rebellion: 0 },
    { capacity: 2, price: 5, surplus: 0, rebellion: 0 },
    { capacity: 2, price: 4, surplus: 1, rebellion: 0 },
    { capacity: 2, price: 3, surplus: 2, rebellion: 0 },
  ],
  wood: [
    { capacity: 2, price: 8, surplus: 0, rebellion: 0 },
    { capacity: 2, price: 6, surplus: 0, rebellion: 0 },
    { capacity: 2, price: 4, surplus: 1, rebellion: 0 },
    { capacity: 2, price: 3, surplus: 2, rebellion: 0 },
  ],
  stone: [
    { capacity: 2, price: 9, surplus: 0, rebellion: 0 },
    { capacity: 2, price: 7, surplus: 0, rebellion: 0 },
    { capacity: 2, price: 5, surplus: 1, rebellion: 0 },
  ],
  iron: [
    { capacity: 2, price: 10, surplus: 0, rebellion: 0 },
    { capacity: 2, price: 8, surplus: 0, rebellion: 0 },
    { capacity: 2, price: 6, surplus: 1, rebellion: 0 },
  ],
};
