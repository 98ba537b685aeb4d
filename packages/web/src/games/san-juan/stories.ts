// Every kind of question of San Juan at a moment of a real game, and the end. Written by scripts/stories.mjs.

import type { SanJuan } from '@atoll/game-san-juan/table';
import type { Story } from '../types.ts';
import moments from './stories.json';

export const stories = moments as unknown as readonly Story<SanJuan>[];
