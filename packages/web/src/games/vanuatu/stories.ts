// Every kind of question of Vanuatu at a moment of a real game, and the end. Written by scripts/stories.mjs.

import type { VanuatuTypes } from '@atoll/game-vanuatu';
import type { Story } from '../types.ts';
import moments from './stories.json';

export const stories = moments as unknown as readonly Story<VanuatuTypes>[];
