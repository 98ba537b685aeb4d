export { sanJuan } from './game.js';
export type { SanJuan } from './rules.js';
export type { Options } from './options.js';
export type { Player, Slot, State } from './state.js';
export type { SanJuanFrame } from './frames.js';
export type { Ask } from './asks.js';
export type { Cover, Move } from './moves.js';
export type { DrawReason, SanJuanEvent } from './events.js';
export type { Cards, FrameView, PlaceView, PlayerView, View } from './view.js';

// For bots and screens: figures, prices with their reasons, limits, points. All work on views.
export { BUILDING_IDS, BUILDINGS } from './data/buildings.js';
export type { Building, BuildingId } from './data/buildings.js';
export { FIGURES } from './data/figures.js';
export { GOOD_IDS, GOOD_NAMES } from './data/goods.js';
export type { Good } from './data/goods.js';
export { PRICE_CARD_IDS, PRICE_CARDS } from './data/price-cards.js';
export type { PriceCardId } from './data/price-cards.js';
export { ROLE_IDS, ROLE_NAMES } from './data/roles.js';
export type { Role } from './data/roles.js';
export { costOf, pointsOf } from './cards/value.js';
export { cityAt, goodsOf, isActive, isInPlay } from './city/city.js';
export type { City, Place, Table } from './city/city.js';
export { craneValue, payableGoodsOf, priceOf } from './city/price.js';
export type { Price, PriceReason } from './city/price.js';
export { incomeOf } from './city/trade.js';
export { handLimitOf, mayorDrawOf, mayorKeepOf, privilegeOf, productionLimitOf, salesLimitOf } from './limits.js';
export { pointsBySource, standings } from './scoring.js';
