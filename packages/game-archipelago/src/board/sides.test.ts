// AR-2.9, AR-2.11 The tables prepared from the hexes say what the printed edges and icons say.

import { expect, test } from 'vitest';

import { SIDES } from '../data/hexes.js';
import type { Region } from '../state.js';
import { areaTowards } from './map.js';
import { resourceBit, SIDE } from './sides.js';

const turned = (side: Region['side'], rotation: number): Region => ({
  side,
  rotation,
  q: 0,
  r: 0,
  town: -1,
  temple: -1,
  market: -1,
  port: -1,
  marketUsed: false,
  portUsed: false,
  pillaged: 0,
});

test.each(SIDES)('%s: however it is turned, an area is left across its own edges and no others', (id) => {
  for (const [rotation, exits] of SIDE[id].exits.entries()) {
    for (const [area, directions] of exits.entries()) {
      const touched = [0, 1, 2, 3, 4, 5].filter((direction) => areaTowards(turned(id, rotation), direction) === area);
      expect([0, 1, 2, 3, 4, 5].filter((direction) => (directions >> direction) & 1)).toEqual(touched);
    }
  }
});

test.each(SIDES)('%s: every set of icons bears the resources printed on them', (id) => {
  const { icons, resourcesOn, iconsOfCitizens, iconsOfShips } = SIDE[id];
  expect(resourcesOn).toHaveLength(1 << icons.length);
  for (const [set, resources] of resourcesOn.entries()) {
    const printed = new Set(icons.filter((_, icon) => (set >> icon) & 1).map(({ resource }) => resourceBit(resource)));
    expect(resources).toBe([...printed].reduce((sum, bit) => sum + bit, 0));
  }
  expect([iconsOfCitizens & iconsOfShips, iconsOfCitizens | iconsOfShips]).toEqual([0, (1 << icons.length) - 1]);
});
