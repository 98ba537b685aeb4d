// Why Vanuatu's bots do what they do: one key for each sentence of the client.

import type { Decision } from '@atoll/engine';
import type { Ask, Move, VanuatuView } from '@atoll/game-vanuatu';

export const reasons = [
  'plans-best-yield',
  'acts-while-it-lasts',
  'sails-to-better-waters',
  'catches-fish',
  'dives-for-treasure',
  'sells-the-catch',
  'opens-a-stall',
  'exports-for-points',
  'draws-for-points',
  'brings-tourists-to-stalls',
  'rests-for-a-token',
  'gives-up-the-least',
  'takes-a-useful-character',
  'places-near-the-boat',
  'blocks-the-other',
  'needs-vatus',
] as const;

type Reason = (typeof reasons)[number];

const REASON_OF: Readonly<Record<Move['type'], Reason>> = {
  plan: 'plans-best-yield',
  sail: 'sails-to-better-waters',
  fish: 'catches-fish',
  explore: 'dives-for-treasure',
  sell: 'sells-the-catch',
  build: 'opens-a-stall',
  buy: 'exports-for-points',
  draw: 'draws-for-points',
  transport: 'brings-tourists-to-stalls',
  rest: 'rests-for-a-token',
  'take-rest-token': 'rests-for-a-token',
  'take-back': 'gives-up-the-least',
  govern: 'acts-while-it-lasts',
  'choose-character': 'takes-a-useful-character',
  'place-tile': 'places-near-the-boat',
  'place-neutral': 'blocks-the-other',
  beg: 'needs-vatus',
  'sell-treasure': 'needs-vatus',
};

export function reason(_view: VanuatuView, _decision: Decision<Ask>, move: Move): Reason {
  return REASON_OF[move.type];
}
