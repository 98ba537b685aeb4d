// Dossier section 3 and CY-R1: where everybody starts, by number of players. One troop or fleet on each place named.
// 3, 4 and 5 players: public, two or three independent sources agree. 2 players: reconstructed (CY-R1).

import type { BoardId, IslandId, SeaId } from './boards.js';
import { SEATS } from '../seats.js';

export interface Start {
  readonly islands: readonly [IslandId, IslandId];
  readonly fleets: readonly [SeaId, SeaId];
}

/** CY-3: how many gods lie open, and how the row is laid anew. */
export type RowMode = 'all-visible' | 'rotate-one-hidden' | 'alternate-pairs';

export interface SetupData {
  readonly board: BoardId;
  readonly row: RowMode;
  /** Offering markers of each player. */
  readonly markers: number;
  readonly metropolisesToWin: number;
  readonly starts: readonly Start[];
}

const FIRST_OF_TWO: Start = { islands: ['kea', 'naxos'], fleets: ['sea-b2', 'sea-g5'] };

/** CY-R1: ours, the source to the letter, and its other repair. */
export const TWO_PLAYER_STARTS = {
  'rineia-folegandros': [FIRST_OF_TWO, { islands: ['rineia', 'folegandros'], fleets: ['sea-d4', 'sea-k2'] }],
  'rineia-folegandros-f1': [FIRST_OF_TWO, { islands: ['rineia', 'folegandros'], fleets: ['sea-d4', 'sea-f1'] }],
  'rineia-sifnos': [FIRST_OF_TWO, { islands: ['rineia', 'sifnos'], fleets: ['sea-d4', 'sea-f1'] }],
} as const satisfies Readonly<Record<string, readonly Start[]>>;

const SETUPS: Readonly<Record<number, SetupData>> = {
  2: {
    board: 'board-2-3', row: 'rotate-one-hidden', markers: 2, metropolisesToWin: 3,
    starts: TWO_PLAYER_STARTS['rineia-folegandros'],
  },
  3: {
    board: 'board-2-3', row: 'alternate-pairs', markers: 1, metropolisesToWin: 2,
    starts: [
      { islands: ['kea', 'naxos'], fleets: ['sea-c2', 'sea-g5'] },
      { islands: ['rineia', 'sifnos'], fleets: ['sea-d4', 'sea-f1'] },
      { islands: ['serifos', 'folegandros'], fleets: ['sea-f4', 'sea-k2'] },
    ],
  },
  4: {
    board: 'board-4', row: 'rotate-one-hidden', markers: 1, metropolisesToWin: 2,
    starts: [
      { islands: ['andros', 'schinoussa'], fleets: ['sea-b3', 'sea-f7'] },
      { islands: ['rineia', 'milos'], fleets: ['sea-d6', 'sea-f1'] },
      { islands: ['syros', 'santorini'], fleets: ['sea-f5', 'sea-k1'] },
      { islands: ['kythnos', 'naxos'], fleets: ['sea-f3', 'sea-i5'] },
    ],
  },
  5: {
    board: 'board-5', row: 'all-visible', markers: 1, metropolisesToWin: 2,
    starts: [
      { islands: ['tinos', 'santorini'], fleets: ['sea-c6', 'sea-k1'] },
      { islands: ['andros', 'delos'], fleets: ['sea-b3', 'sea-e7'] },
      { islands: ['syros', 'ios'], fleets: ['sea-f5', 'sea-k6'] },
      { islands: ['sikinos', 'milos'], fleets: ['sea-d8', 'sea-f1'] },
      { islands: ['kythnos', 'amorgos'], fleets: ['sea-f3', 'sea-g9'] },
    ],
  },
};

export function setupOf(seats: number): SetupData {
  return SETUPS[seats] as SetupData;
}

export const MIN_SEATS = SEATS.min;
export const MAX_SEATS = SEATS.max;
