// Every kind of question of Vanuatu at a moment of a real game, and the end. Written by scripts/stories.mjs.

import type { Vanuatu } from '@atoll/game-vanuatu/table';
import type { Story } from '../types.ts';
import moments from './stories.json';

export const stories = moments as unknown as readonly Story<Vanuatu>[];
