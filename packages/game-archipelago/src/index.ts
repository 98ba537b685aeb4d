// Archipelago, for two to five players. Start reading at game.ts; the rules are in docs/rules/archipelago.md.

export { archipelago } from './game.js';
export type { Archipelago } from './rules.js';
export type { Ask } from './asks.js';
export type { ArchipelagoEvent } from './events.js';
export type { FrameView } from './frame-view.js';
export type { ArchipelagoFrame } from './frames.js';
export type { Coin, Move, Payment } from './moves.js';
export type { Options } from './options.js';
export type {
  Board,
  Boards,
  Cubes,
  Deals,
  Goods,
  Lifted,
  OwnedCard,
  Player,
  Proposal,
  Region,
  State,
  Unit,
} from './state.js';
export type { PlayerView, View } from './view.js';

// For bots and screens: the tables of the box.
export { COLOUR_NAMES, COLOURS } from './data/colours.js';
export type { Colour } from './data/colours.js';
export { BUILDINGS, CONSTRUCTION, CONSTRUCTIONS } from './data/construction.js';
export type { BuildingKind, Construction } from './data/construction.js';
export type { Criterion } from './data/criteria.js';
export { DOMESTIC_MARKET } from './data/domestic-market.js';
export { EXPORT_MARKET } from './data/export-market.js';
export { CARD, CARDS } from './data/evolution-cards.js';
export type { CardData, CardId, CardKind } from './data/evolution-cards.js';
export type { BackHalf, CardBack, Cost, Effect } from './data/evolution-vocabulary.js';
export { HEXES, SIDE_DATA, SIDES } from './data/hexes.js';
export type { AreaData, HexId, Point, SideData, SideId } from './data/hexes.js';
export { MARKETS } from './data/market-row.js';
export type { MarketName, MarketRow } from './data/market-row.js';
export { OBJECTIVE, OBJECTIVES } from './data/objectives.js';
export type { EndCondition, ObjectiveId, Victory } from './data/objectives.js';
export { RESOURCE, RESOURCES } from './data/resources.js';
export type { Resource } from './data/resources.js';
export { STABILITY_BOARD } from './data/stability-board.js';
export { SURPLUS_BOARD } from './data/surplus-board.js';
export { TAXES } from './data/taxes.js';
export { TREND, TRENDS } from './data/trends.js';
export type { TrendId } from './data/trends.js';
export { COIN_ZONE_SECTORS, WHEEL, WHEEL_ACTIONS } from './data/wheel.js';
export type { WheelAction } from './data/wheel.js';

// What can be asked of a table, be it a state or a view.
export { buildingsControlled, controllerOf, countedBuildings, townHolder } from './board/control.js';
export { iconFor, isPillaged } from './board/icons.js';
export { landUnder, seaOfPort, sideAt } from './board/map.js';
export { OPERATING_COST } from './board/operating.js';
export { citizensIn, colourOfPiece, coloursOf, isFreeToAct, reserveOf, unitOf } from './board/pieces.js';
export { directionOf, sidesOf } from './board/sides.js';
export { florinsFor } from './cards/pay.js';
export { optionsOf } from './cards/use.js';
export { MOST_DECLINED, MOST_PROPOSALS, proposalsLeft } from './deals/deals.js';
export { rowsInForce, stabilityRow, surplusRow } from './economy/boards.js';
export { goods, isNothing } from './economy/goods.js';
export { buyingPrice, sellingPrice } from './economy/market.js';
export { discsOn } from './economy/wheel.js';
export { endProgress, missingToEnd, objectiveDeck } from './ends.js';
export type { EndProgress } from './ends.js';
export { priceOf } from './flow/evolution.js';
export { topHexFits } from './flow/exploration.js';
export { lowestCost } from './flow/reveal.js';
export { taxesOf } from './flow/taxes.js';
export { breakdownOf, knownValueOf, valueOf } from './scoring.js';
