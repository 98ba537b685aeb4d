// Every kind of question of Archipelago at a moment of a real game, the table of every player count, and both ends.
// Written by scripts/stories.mjs.

import type { Archipelago } from '@atoll/game-archipelago/table';
import type { Story } from '../types.ts';
import moments from './stories.json';

export const stories = moments as unknown as readonly Story<Archipelago>[];
