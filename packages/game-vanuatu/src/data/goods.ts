// VA-8.7 Goods. Cubes of the second edition: kava green, copra white, beef red.

interface GoodData {
  readonly id: string;
  readonly name: { readonly en: string; readonly fr: string };
  readonly cost: number;
  readonly points: number;
  readonly cubes: number;
}

export const GOODS = [
  { id: 'kava', name: { en: 'Kava', fr: 'Kava' }, cost: 1, points: 1, cubes: 10 },
  { id: 'copra', name: { en: 'Copra', fr: 'Coprah' }, cost: 2, points: 3, cubes: 8 },
  { id: 'beef', name: { en: 'Beef', fr: 'Bœuf' }, cost: 3, points: 5, cubes: 6 },
] as const satisfies readonly GoodData[];

export type GoodId = (typeof GOODS)[number]['id'];

export const GOOD_IDS: readonly GoodId[] = GOODS.map(({ id }) => id);

/** Cubes are counted in lists of three, in this order. */
export const GOOD_INDEX: Readonly<Record<GoodId, number>> = { kava: 0, copra: 1, beef: 2 };

export const GOOD_COSTS: readonly number[] = GOODS.map(({ cost }) => cost);
export const GOOD_POINTS: readonly number[] = GOODS.map(({ points }) => points);
