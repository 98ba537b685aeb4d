// The edge: a state read from JSON.

import { fields, integer, list, nullable, oneOf, randomShape, tagged, truth } from '@atoll/engine';
import type { Seat, Shape } from '@atoll/engine';
import { BUILDING_IDS } from './data/buildings.js';
import { GOOD_IDS } from './data/goods.js';
import { PRICE_CARD_IDS } from './data/price-cards.js';
import { ROLE_IDS } from './data/roles.js';
import type { SanJuanFrame } from './frames.js';
import { optionsSchema } from './options.js';
import type { State } from './state.js';

const count = integer(0, 1_000_000);
const seat = integer(0, 3) as Shape<Seat>;
const card = oneOf(BUILDING_IDS);
const cards = list(card, 200);
const bySeat = <T>(shape: Shape<T>): Shape<T[]> => list(shape, 4);

const phase = { id: count, picker: seat, library: truth, turn: count };

const frame: Shape<SanJuanFrame> = tagged<SanJuanFrame, 'kind'>('kind', {
  game: { id: count, loose: nullable(count) },
  draft: { id: count, kept: bySeat(nullable(cards)) },
  round: { id: count, step: oneOf(['supplier', 'tuck', 'hand-limit', 'roles']), libraryUsed: truth },
  supplier: { id: count, turn: count },
  tuck: { id: count, chapel: bySeat(truth), bank: bySeat(truth), put: bySeat(count) },
  'hand-limit': { id: count, laid: bySeat(cards) },
  'builder-phase': phase,
  payment: { id: count, seat, building: card, due: count, goods: count, paid: count },
  'producer-phase': phase,
  'trader-phase': { ...phase, open: truth, sold: truth, selling: list(oneOf(GOOD_IDS), 12) },
  'mayor-phase': {
    ...phase,
    step: oneOf(['customs', 'draw', 'keep', 'discard']),
    drawn: cards,
    least: count,
    most: count,
    discarded: count,
  },
  'prospector-phase': { ...phase, step: oneOf(['privilege', 'gold-mine', 'goldsmith']) },
});

const slot = fields({ building: card, good: nullable(card), under: cards, fresh: truth });
const player = fields({ hand: cards, city: list(slot, 12), chapel: cards, bank: cards, harbor: cards });

const { expansion, startingHand, customsHouseFigures, governor } = optionsSchema.fields;

export const stateShape: Shape<State> = fields({
  rng: randomShape,
  stack: list(frame, 10),
  frames: count,
  exposed: count,
  options: fields({
    expansion: oneOf(expansion.values),
    startingHand: oneOf(startingHand.values),
    customsHouseFigures: oneOf(customsHouseFigures.values),
    governor: oneOf(governor.values),
  }),
  players: bySeat(player),
  deck: cards,
  discard: cards,
  cathedral: truth,
  prices: list(oneOf(PRICE_CARD_IDS), 5),
  traderPhases: count,
  governor: seat,
  round: count,
  picked: list(oneOf(ROLE_IDS), 5),
  turnedUp: cards,
});
