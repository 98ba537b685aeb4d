// Why Vanuatu's bots do what they do: one key for each sentence of the client.

import type { ActionId, Move } from '@atoll/game-vanuatu/table';

const PLAN_MOTIVES = {
  buy: 'plans-exports',
  explore: 'plans-a-dive',
  sail: 'plans-a-voyage',
  build: 'plans-a-stall',
  rest: 'plans-a-rest',
  tourist: 'plans-for-tourists',
  fish: 'plans-a-catch',
  sell: 'plans-a-sale',
  draw: 'plans-a-drawing',
} as const satisfies Readonly<Record<ActionId, string>>;

const BY_MOVE = {
  sail: 'sails-to-richer-waters',
  fish: 'catches-fish',
  explore: 'dives-for-treasure',
  sell: 'sells-the-catch',
  build: 'opens-a-stall',
  buy: 'loads-a-ship',
  draw: 'draws-for-points',
  transport: 'brings-visitors',
  rest: 'rests-for-a-token',
  'take-rest-token': 'rests-for-a-token',
  'take-back': 'gives-up-the-least',
  govern: 'moves-markers-where-they-count',
  'choose-character': 'takes-a-useful-character',
  'place-tile': 'places-near-the-boat',
  'place-neutral': 'blocks-the-other',
  beg: 'needs-vatus',
  'sell-treasure': 'needs-vatus',
} as const satisfies Readonly<Record<Exclude<Move['type'], 'plan'>, string>>;

export const motives = [...new Set([...Object.values(PLAN_MOTIVES), ...Object.values(BY_MOVE)])];

export type VanuatuMotive = (typeof motives)[number];

export function motive(move: Move): VanuatuMotive {
  return move.type === 'plan' ? PLAN_MOTIVES[move.action] : BY_MOVE[move.type];
}
