// Every kind of question of Cyclades at a moment of a real game, and the end. Written by scripts/stories.mjs.

import type { Cyclades } from '@atoll/game-cyclades/table';
import type { Story } from '../types.ts';
import moments from './stories.json';

export const stories = moments as unknown as readonly Story<Cyclades>[];
