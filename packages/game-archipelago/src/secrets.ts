// Dossier section 6, "Hidden information": what is hidden, and from whom. A spectator is nobody's owner.

import type { Secret } from '@atoll/engine';

import { evolution } from './secrets/evolution.js';
import { hexes } from './secrets/hexes.js';
import { objectives } from './secrets/objectives.js';
import { screens } from './secrets/screens.js';
import { bids, hands, votes } from './secrets/sealed.js';
import type { State } from './state.js';

/** The screens before what is chosen from behind them. */
export const secrets: readonly Secret<State>[] = [screens, objectives, hexes, evolution, bids, votes, hands];
