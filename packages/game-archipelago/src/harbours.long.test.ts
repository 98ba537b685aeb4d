// A player is asked where their last ships go only if somebody builds the Great Lighthouse while they control more ports
// than they have ships left. Tables of any temperament hardly ever come to it: these are made for it.

import type { Game } from '@atoll/engine';
import { coverage } from '@atoll/testkit';

import { harbourMasters } from './harbours.testing.js';
import { archipelago } from './index.js';
import type { Archipelago } from './index.js';

const LAST_SHIPS = 'choose-port';
const game: Game<Archipelago> = {
  ...archipelago,
  vocabulary: { asks: [LAST_SHIPS], moves: [LAST_SHIPS], events: [], frames: [], reasons: [] },
};

coverage(game, { combinations: [{ length: 'long' }], policy: harbourMasters, maxGames: 3000, optionalChance: 0 });
