// Vanuatu's brain: docs/bots/vanuatu.md says what it values and why.

import { vanuatu } from '@atoll/game-vanuatu';
import type { Vanuatu } from '@atoll/game-vanuatu';
import type { Brain } from '../brain.js';
import { linearJudge } from '../judge/linear.js';
import { features } from './features.js';
import { rate } from './rate.js';
import { motive, motives } from './motives.js';
import type { VanuatuMotive } from './motives.js';
import { weights } from './weights.js';

export const vanuatuBrain: Brain<Vanuatu, VanuatuMotive> = {
  game: vanuatu,
  judge: linearJudge(features, weights),
  features,
  rate,
  // Between rounds every marker is back: there positions can be compared.
  turnOf: ({ round }) => round,
  horizon: 1,
  attentionTo({ ask, optional }) {
    if (optional === true) return ask.kind === 'beg' ? 'first-sight' : 'none';
    return ask.kind === 'take-rest-token' ? 'first-sight' : 'search';
  },
  motive,
  motives,
};
