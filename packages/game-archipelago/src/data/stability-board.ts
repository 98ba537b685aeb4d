// Board III: colony stability. Rows 11-20 and 31-40 are seed; the others are reconstructed.

export interface StabilityRow {
  readonly min: number;
  readonly max: number;
  readonly surplus: number;
  readonly rebellion: number;
}

export const STABILITY_BOARD: readonly StabilityRow[] = [
  { min: 0, max: 10, surplus: 0, rebellion: 0 },
  { min: 11, max: 20, surplus: 1, rebellion: 0 },
  { min: 21, max: 30, surplus: 0, rebellion: 1 },
  { min: 31, max: 40, surplus: 1, rebellion: 1 },
  { min: 41, max: 50, surplus: 1, rebellion: 2 },
];
