// The answers, and the parser that takes them from outside.

import { fields, integer, list, nullable, oneOf, tagged, text, truth } from '@atoll/engine';
import type { Seat, Shape } from '@atoll/engine';

import { BUILDINGS, CONSTRUCTIONS } from './data/construction.js';
import type { BuildingKind, Construction } from './data/construction.js';
import { CARDS } from './data/evolution-cards.js';
import type { CardId } from './data/evolution-cards.js';
import { SIDES } from './data/hexes.js';
import type { SideId } from './data/hexes.js';
import { MARKETS } from './data/market-row.js';
import type { MarketName } from './data/market-row.js';
import { OBJECTIVES } from './data/objectives.js';
import type { ObjectiveId } from './data/objectives.js';
import { RESOURCES } from './data/resources.js';
import type { Resource } from './data/resources.js';
import { TRENDS } from './data/trends.js';
import type { TrendId } from './data/trends.js';
import { WHEEL_ACTIONS } from './data/wheel.js';
import type { WheelAction } from './data/wheel.js';
import type { Goods } from './state.js';

/** What is handed over for a cube: the cube itself or an explorer token. */
export type Coin = Resource | 'token';
/** One entry per cube of the price, in its order; for one resource, cubes before tokens. */
export type Payment = readonly Coin[];

export type Move =
  | { readonly type: 'vote-trend'; readonly trend: TrendId }
  | {
      readonly type: 'place-hex';
      readonly side: SideId;
      readonly rotation: number;
      readonly q: number;
      readonly r: number;
    }
  | { readonly type: 'land-citizens'; readonly areas: readonly number[] }
  | { readonly type: 'keep-objectives'; readonly objectives: readonly ObjectiveId[] }
  | { readonly type: 'choose-reward'; readonly resource: Resource }
  | { readonly type: 'bid'; readonly florins: number }
  | { readonly type: 'set-order'; readonly order: readonly Seat[] }
  | { readonly type: 'consume'; readonly source: 'market' | 'screen' | 'token' }
  | { readonly type: 'use-temple'; readonly region: number; readonly unit: number | null }
  | { readonly type: 'stand'; readonly unit: number }
  | { readonly type: 'supply'; readonly source: 'market' | 'screen' | 'token' }
  | { readonly type: 'end-step' }
  | { readonly type: 'expel' }
  | { readonly type: 'spare' }
  | { readonly type: 'act'; readonly action: WheelAction }
  | { readonly type: 'use-card'; readonly card: CardId; readonly option: number; readonly payment: Payment }
  | { readonly type: 'build-wonder'; readonly card: CardId; readonly unit: number; readonly payment: Payment }
  | {
      readonly type: 'use-building';
      readonly region: number;
      readonly building: 'market' | 'port';
      readonly unit: number;
    }
  | { readonly type: 'end-round' }
  | { readonly type: 'deploy'; readonly unit: number }
  | { readonly type: 'offer'; readonly offer: Goods }
  | { readonly type: 'permit' }
  | { readonly type: 'refuse' }
  | { readonly type: 'name-price'; readonly price: Goods }
  | { readonly type: 'pay-price' }
  | { readonly type: 'withdraw' }
  | {
      readonly type: 'migrate';
      readonly unit: number;
      readonly region: number;
      readonly area: number;
      readonly building: BuildingKind | null;
    }
  | { readonly type: 'sail'; readonly unit: number; readonly ship: number; readonly region: number }
  | { readonly type: 'land'; readonly area: number; readonly building: BuildingKind | null }
  | { readonly type: 'take-hex' }
  | { readonly type: 'refuse-hex' }
  | { readonly type: 'send-unit'; readonly unit: number }
  | {
      readonly type: 'construct';
      readonly building: Construction;
      readonly unit: number;
      readonly spot: number;
      readonly payment: Payment;
    }
  | { readonly type: 'place-worker'; readonly region: number; readonly area: number }
  | { readonly type: 'bear'; readonly region: number; readonly area: number }
  | {
      readonly type: 'transact';
      readonly market: MarketName;
      readonly deal: 'buy' | 'sell';
      readonly resource: Resource;
      readonly token: boolean;
    }
  | { readonly type: 'sink'; readonly unit: number }
  | { readonly type: 'give-cube'; readonly resource: Resource }
  | { readonly type: 'rob'; readonly seat: Seat }
  | { readonly type: 'fill-hands'; readonly hands: readonly (Resource | null)[] }
  | { readonly type: 'pick-hand'; readonly hand: number }
  | { readonly type: 'pillage'; readonly region: number; readonly icon: number }
  | { readonly type: 'buy'; readonly card: CardId }
  | { readonly type: 'place-ship'; readonly region: number; readonly area: number }
  | { readonly type: 'choose-port'; readonly region: number }
  | { readonly type: 'buy-card'; readonly slot: number }
  | { readonly type: 'rotate-card'; readonly slot: number }
  | { readonly type: 'done' }
  | { readonly type: 'cancel' }
  | {
      readonly type: 'propose';
      readonly to: Seat;
      readonly give: Goods;
      readonly take: Goods;
      readonly promise: string;
    }
  | { readonly type: 'accept' }
  | { readonly type: 'decline' }
  | { readonly type: 'counter'; readonly give: Goods; readonly take: Goods; readonly promise: string }
  | { readonly type: 'withdraw-proposal' };

export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;

const count: Shape<number> = integer(0, 1000);
const index: Shape<number> = integer(0, 200);
const resource = oneOf(RESOURCES);
const seat = integer(0, 4) as Shape<Seat>;
const card = oneOf(CARDS);
const source = oneOf(['market', 'screen', 'token']);
const payment = list(oneOf([...RESOURCES, 'token']), 10);
const building = nullable(oneOf(BUILDINGS));
const promise = text(200);

export const cubesShape = fields({ fruit: count, cattle: count, fish: count, wood: count, stone: count, iron: count });
export const goodsShape: Shape<Goods> = fields({
  florins: count,
  cubes: cubesShape,
  tokens: count,
  cards: list(card, 48),
});

export const moveShape = tagged<Move, 'type'>('type', {
  'vote-trend': { trend: oneOf(TRENDS) },
  'place-hex': { side: oneOf(SIDES), rotation: integer(0, 5), q: integer(-30, 30), r: integer(-30, 30) },
  'land-citizens': { areas: list(index, 2) },
  'keep-objectives': { objectives: list(oneOf(OBJECTIVES), 2) },
  'choose-reward': { resource },
  bid: { florins: count },
  'set-order': { order: list(seat, 5) },
  consume: { source },
  'use-temple': { region: index, unit: nullable(index) },
  stand: { unit: index },
  supply: { source },
  'end-step': {},
  expel: {},
  spare: {},
  act: { action: oneOf(WHEEL_ACTIONS) },
  'use-card': { card, option: index, payment },
  'build-wonder': { card, unit: index, payment },
  'use-building': { region: index, building: oneOf(['market', 'port']), unit: index },
  'end-round': {},
  deploy: { unit: index },
  offer: { offer: goodsShape },
  permit: {},
  refuse: {},
  'name-price': { price: goodsShape },
  'pay-price': {},
  withdraw: {},
  migrate: { unit: index, region: index, area: index, building },
  sail: { unit: index, ship: index, region: index },
  land: { area: index, building },
  'take-hex': {},
  'refuse-hex': {},
  'send-unit': { unit: index },
  construct: { building: oneOf(CONSTRUCTIONS), unit: index, spot: index, payment },
  'place-worker': { region: index, area: index },
  bear: { region: index, area: index },
  transact: { market: oneOf(MARKETS), deal: oneOf(['buy', 'sell']), resource, token: truth },
  sink: { unit: index },
  'give-cube': { resource },
  rob: { seat },
  'fill-hands': { hands: list(nullable(resource), 2) },
  'pick-hand': { hand: integer(0, 1) },
  pillage: { region: index, icon: index },
  buy: { card },
  'place-ship': { region: index, area: index },
  'choose-port': { region: index },
  'buy-card': { slot: index },
  'rotate-card': { slot: index },
  done: {},
  cancel: {},
  propose: { to: seat, give: goodsShape, take: goodsShape, promise },
  accept: {},
  decline: {},
  counter: { give: goodsShape, take: goodsShape, promise },
  'withdraw-proposal': {},
});
