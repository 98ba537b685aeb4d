// What the worked examples have in common: so many people, a phase 3, a crisis, a wonder.

import { openDomesticCrisis } from '../flow/domestic-crisis.js';
import { populationEffects } from '../flow/turn.js';
import type { State } from '../state.js';
import { bareTable, citizen, copyOf, emptyStack, nth, region } from '../table.testing.js';
import type { Table } from '../table.testing.js';

/** Where nobody listens to what happens. */
export const silent = (): void => {};
const LAND = ['hex-03-b', 'hex-23-b', 'hex-06-b', 'hex-08-b', 'hex-17-b', 'hex-20-b', 'hex-14-b'] as const;
/** That many citizens, three of each player in a region, on regions to the east. */
export function people(d: State, count: number): void {
  for (let at = d.regions.length; d.population < count; at++) {
    const here = region(d, nth(LAND, at - 1), at, 0);
    for (let index = 0; index < d.players.length; index++) {
      for (let i = 0; i < 3 && d.population < count; i++) citizen(d, index, here);
    }
  }
}

export const phase3 = (change: (d: State) => void, seats = 3): State => {
  const draft = copyOf(bareTable(seats).arrange(change).state);
  populationEffects(draft, silent);
  return draft;
};

export const crisis = (change: (d: State) => void, resource: 'stone' | 'iron', perCube: number, seats = 3): Table =>
  bareTable(seats).arrange((d) => {
    change(d);
    emptyStack(d);
    openDomesticCrisis(d, resource, perCube, silent);
  });

export const id = (t: Table, index = 0): number => nth(t.state.units, index).id;

export const lying = (t: Table): number => t.state.units.filter((one) => one.lying).length;

export const wonder = (
  t: Table,
  name: 'cathedral' | 'colossus' | 'pyramid' | 'great-lighthouse',
  ...payment: string[]
): Table => t.play(0, { type: 'build-wonder', card: name, unit: id(t), payment } as never);
