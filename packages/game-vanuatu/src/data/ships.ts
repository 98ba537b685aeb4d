// VA-1.5 The ten ships. 01 and 10 are alike, so are 02 and 08: the public list has these doubles.

interface ShipData {
  readonly name: { readonly en: string; readonly fr: string };
  /** Kava, copra, beef: three cubes in all. */
  readonly demand: readonly [number, number, number];
}

export const SHIPS = {
  'ship-01': { name: { en: 'Ship 1', fr: 'Navire 1' }, demand: [1, 1, 1] },
  'ship-02': { name: { en: 'Ship 2', fr: 'Navire 2' }, demand: [2, 1, 0] },
  'ship-03': { name: { en: 'Ship 3', fr: 'Navire 3' }, demand: [0, 1, 2] },
  'ship-04': { name: { en: 'Ship 4', fr: 'Navire 4' }, demand: [0, 2, 1] },
  'ship-05': { name: { en: 'Ship 5', fr: 'Navire 5' }, demand: [1, 0, 2] },
  'ship-06': { name: { en: 'Ship 6', fr: 'Navire 6' }, demand: [1, 2, 0] },
  'ship-07': { name: { en: 'Ship 7', fr: 'Navire 7' }, demand: [2, 0, 1] },
  'ship-08': { name: { en: 'Ship 8', fr: 'Navire 8' }, demand: [2, 1, 0] },
  'ship-09': { name: { en: 'Ship 9', fr: 'Navire 9' }, demand: [3, 0, 0] },
  'ship-10': { name: { en: 'Ship 10', fr: 'Navire 10' }, demand: [1, 1, 1] },
} as const satisfies Readonly<Record<string, ShipData>>;

export type ShipId = keyof typeof SHIPS;

export const SHIP_IDS = Object.keys(SHIPS) as readonly ShipId[];

export function demandOf(ship: ShipId): readonly [number, number, number] {
  return SHIPS[ship].demand;
}
