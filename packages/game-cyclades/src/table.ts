// Cyclades as a table shows it: views, questions, moves, events, the components and what they cost. No state.

export type { Cyclades } from './rules.js';
export type { Ask } from './asks.js';
export type { CycladesEvent } from './events.js';
export type { BuildingCounts, Move } from './moves.js';
export type { Options } from './options.js';
export { SEATS } from './seats.js';
export { NOWHERE } from './state.js';
export type { Holder } from './state.js';
export { tableOf } from './view.js';
export type { FrameView } from './frame-view.js';
export type { IslandView, PlayerView, View } from './view.js';
export { BOARD_DATA } from './data/boards.js';
export type { BoardData, BoardId, IslandData, IslandId, PlaceId, SeaData, SeaId } from './data/boards.js';
export { BUILDING_COST, BUILDING_IDS, BUILDING_NAMES } from './data/buildings.js';
export type { BuildingId } from './data/buildings.js';
export { CITIES, COLOURS, DIE_FACES, MAX_FLEETS, MAX_TROOPS } from './data/components.js';
export type { Name } from './data/components.js';
export {
  CREATURE_IDS,
  CREATURES,
  FIGURINE_IDS,
  KRAKEN_STEP_COST,
  SLOT_IDS,
  SLOT_PRICES,
  SPHINX_PRICE,
} from './data/creatures.js';
export type { CreatureId, FigurineId, SlotId } from './data/creatures.js';
export { APOLLO, GOD_IDS, GODS, MAIN_GODS, SPECIAL_COST } from './data/gods.js';
export type { GodId, MainGod } from './data/gods.js';
export { setupOf } from './data/setups.js';
export { boardFor, islandId, islandNumber, seaId, seaNumber } from './board/geometry.js';
export type { Board } from './board/geometry.js';
export { linkedIslands, reachableSeas } from './board/chains.js';
export type { ShipChain } from './board/chains.js';
export { incomeOf, prosperityOf } from './board/income.js';
export { buildingsLeft, buildingsOf, islandCount, islandsOf, metropolisCount, troopsOnBoard } from './board/islands.js';
export { metropolisSites } from './board/metropolis-sites.js';
export type { MetropolisSite } from './board/metropolis-sites.js';
export { fleetsOnBoard, isClosed } from './board/seas.js';
export { recruitPrice } from './acts/recruit.js';
export { captureWins } from './battle/last-island.js';
export { assaultOdds } from './battle/odds.js';
export type { AssaultOdds, BattleOdds, BattleSides } from './battle/odds.js';
export { retreatsOf } from './battle/retreat.js';
export { battleStrength } from './battle/sides.js';
export type { BattleStrength, Engagement, Strength, StrengthPart } from './battle/sides.js';
export { landBonus, landDefence, seaDefence } from './battle/strength.js';
export { discountsOf, lowestPrice, priceOfSlot } from './creatures/temples.js';
export { isOut, metropolisesToWin } from './cycle/ending.js';
export { highestOffering, offeringCostWith, offeringOnTrack } from './cycle/offering-cost.js';
