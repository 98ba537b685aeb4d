// One row of a resource zone on board I or II: filled left to right, then down; taken from the last filled space.

export interface MarketRow {
  readonly capacity: number;
  readonly price: number;
  /** What phase 3 does when the last cube of the zone lies in this row. */
  readonly surplus: number;
  readonly rebellion: number;
}

export const MARKETS = ['domestic', 'export'] as const;
export type MarketName = (typeof MARKETS)[number];
