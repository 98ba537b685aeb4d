// Fitted by `npx atoll fit vanuatu`: what counts, and how much, towards winning.

import type { Weights } from '../judge/linear.js';

export const weights: Weights = {
  score: 1.152,
  'score late': 1.721,
  vatus: 0.847,
  'vatus late': -0.202,
  'no vatus early': -0.042,
  fish: 1.592,
  'fish late': -1.243,
  treasure: -0.075,
  stalls: 0.5,
  'stalls late': 0.44,
  'markets early': 1.252,
  'tourists to come': 2.398,
  place: 0.235,
  'place late': 1.009,
  'first player': -0.471,
  'turn order': 0.513,
};
