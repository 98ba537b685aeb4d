// Board IV: surplus workers. Reconstructed, except the rebellion of 13-17, the costs the recruiting example touches (seed)
// and the cost at level 7 (public). The last row is open-ended.

export interface SurplusRow {
  readonly min: number;
  /** Null: no upper end. */
  readonly max: number | null;
  /** Null: nobody to recruit. */
  readonly recruitCost: number | null;
  readonly rebellion: number;
}

export const SURPLUS_BOARD: readonly SurplusRow[] = [
  { min: 0, max: 0, recruitCost: null, rebellion: -1 },
  { min: 1, max: 3, recruitCost: 4, rebellion: -1 },
  { min: 4, max: 7, recruitCost: 3, rebellion: 0 },
  { min: 8, max: 12, recruitCost: 2, rebellion: 1 },
  { min: 13, max: 17, recruitCost: 2, rebellion: 2 },
  { min: 18, max: 21, recruitCost: 1, rebellion: 3 },
  { min: 22, max: null, recruitCost: 1, rebellion: 4 },
];
