// Fitted to games between players of mixed skill (`npx atoll fit` does the same over all options and seat counts): what
// counts, and how much, towards winning. Two players share four objectives and hold no special role, hence their own.

import type { Weights } from '../judge/linear.js';

export const weightsOfTwo: Weights = {
  points: -0.444,
  'points late': 1.324,
  florins: 0.118,
  tokens: 0.062,
  cubes: 0.151,
  cards: 0.147,
  buildings: 0.68,
  citizens: 0.4,
  ships: 0.281,
  'end in reach': 0.11,
  'ahead with the end in reach': 0.5,
};

export const weightsOfMore: Weights = {
  points: 0.259,
  'points late': 2.202,
  florins: 0.108,
  tokens: 0.151,
  cubes: 0.25,
  cards: 0.616,
  buildings: 0.34,
  citizens: 0.453,
  ships: 0.098,
  'end in reach': 0.273,
  'ahead with the end in reach': 0.358,
  pacifist: 0.239,
  separatist: 0.257,
};
