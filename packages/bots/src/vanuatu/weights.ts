// Fitted by `npx atoll fit vanuatu`: what counts, and how much, towards winning.

import type { Weights } from '../judge/linear.js';

export const weights: Weights = {
  score: 1.201,
  'score late': 1.612,
  vatus: 0.564,
  'vatus late': 0.032,
  'no vatus early': -0.21,
  fish: 1.473,
  'fish late': -1.252,
  treasure: 0.087,
  stalls: 0.385,
  'stalls late': 0.569,
  'markets early': 0.867,
  'tourists to come': 2.618,
  place: -0.157,
  'place late': 1.382,
  'first player': -0.443,
  'turn order': 0.6,
};
