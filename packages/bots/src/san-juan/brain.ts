// San Juan's brain: docs/bots/san-juan.md says what it values and why.

import { sanJuan } from '@atoll/game-san-juan';
import type { SanJuan } from '@atoll/game-san-juan';
import type { Ask } from '@atoll/game-san-juan/table';
import type { Brain } from '../brain.js';
import { linearJudge } from '../judge/linear.js';
import { features } from './features.js';
import { rate } from './rate.js';
import { motive, motives } from './motives.js';
import type { SanJuanMotive } from './motives.js';
import { weights } from './weights.js';

export const sanJuanBrain: Brain<SanJuan, SanJuanMotive> = {
  game: sanJuan,
  judge: linearJudge(features, weights),
  features,
  rate,
  turnOf: turnsPlayed,
  horizon: 6,
  attentionTo: ({ ask }) => (SMALL.has(ask.kind) ? 'first-sight' : 'search'),
  motive,
  motives,
};

/** Nothing hangs on these that a rule of thumb would miss. */
const SMALL: ReadonlySet<string> = new Set<Ask['kind']>([
  'pay',
  'hand-limit',
  'mayor-discard',
  'gold-mine',
  'goldsmith',
  'harbor',
  'produce',
  'supplier',
]);

/** Role phases played to their end: between them positions can be compared. */
function turnsPlayed(state: SanJuan['state']): number {
  const running = state.picked.length > 0 && state.stack.length > 2 ? 1 : 0;
  const perRound = state.players.length === 2 ? 3 : state.players.length;
  return (state.round - 1) * perRound + state.picked.length - running;
}
