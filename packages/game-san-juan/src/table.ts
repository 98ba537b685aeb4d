// San Juan as a table shows it: views, questions, moves, events, the components and what they cost. No state.

export type { SanJuan } from './rules.js';
export type { Options } from './options.js';
export { SEATS } from './seats.js';
export type { Slot } from './state.js';
export type { Ask } from './asks.js';
export type { Cover, Move } from './moves.js';
export type { DrawReason, SanJuanEvent } from './events.js';
export type { Cards, FrameView, PlaceView, PlayerView, View } from './view.js';
export { BUILDING_IDS, BUILDINGS } from './data/buildings.js';
export type { BuildingId } from './data/buildings.js';
export { FIGURES } from './data/figures.js';
export { GOOD_IDS, GOOD_NAMES } from './data/goods.js';
export type { Good } from './data/goods.js';
export { PRICE_CARD_IDS, PRICE_CARDS } from './data/price-cards.js';
export type { PriceCardId } from './data/price-cards.js';
export { ROLE_IDS, ROLE_NAMES } from './data/roles.js';
export type { Role } from './data/roles.js';
export { costOf, pointsOf } from './cards/value.js';
export { goodsOf, isInPlay } from './city/city.js';
export { drawnBy, drawsOf } from './city/draws.js';
export type { Place, Table } from './city/city.js';
export { craneValue, payableGoodsOf, priceChangeOf, priceOf } from './city/price.js';
export type { Price, PriceReason } from './city/price.js';
export { incomeOf } from './city/trade.js';
export type { Count, Power } from './data/powers.js';
export { fullPrivilegeOf, handLimitOf, mayorKeepOf, productionLimitOf, salesLimitOf } from './limits.js';
