// Vanuatu, for 3 to 5 players, and for 2 with its variant. The rules are in docs/rules/vanuatu.md.

export { vanuatu } from './game.js';
export type { Vanuatu } from './rules.js';
export type { Ask } from './asks.js';
export type { VanuatuEvent } from './events.js';
export type { VanuatuFrame } from './frames.js';
export type { ActionMove, Move } from './moves.js';
export type { Options } from './options.js';
export type { Island, Player, Ship, State, Table } from './state.js';
export type { FrameView, SeenRest, View } from './view.js';

// For bots and screens: the tables, and what can be asked of a table, be it a state or a view.
export { ACTION_IDS, ACTION_INDEX, ACTIONS } from './data/actions.js';
export type { ActionId } from './data/actions.js';
export { CHARACTER_IDS, CHARACTERS } from './data/characters.js';
export type { CharacterId } from './data/characters.js';
export { FISH_PRICE, LOWEST_FISH_PRICE, MARKERS, MOST_STEPS, ROUNDS, STALL_COST, TILE_VALUES } from './data/figures.js';
export type { TileValue } from './data/figures.js';
export { GOOD_IDS, GOOD_INDEX, GOODS } from './data/goods.js';
export type { GoodId } from './data/goods.js';
export { REST_TOKEN_IDS, REST_TOKENS } from './data/rest-tokens.js';
export type { RestTokenId } from './data/rest-tokens.js';
export { SHIP_IDS, SHIPS } from './data/ships.js';
export type { ShipId } from './data/ships.js';
export { SPACE_IDS, SPACE_INDEX, SPACES } from './data/spaces.js';
export type { SpaceId } from './data/spaces.js';
export { isIsland, ISLANDS, OCEANS, TILE_IDS } from './data/tiles.js';
export type { IslandData, IslandId, OceanData, OceanId, TileId } from './data/tiles.js';
export { actionOf, canPerform } from './actions/perform.js';
export { restTokensLeft } from './actions/rest.js';
export { isNextTo } from './board/geometry.js';
export { placementsOf } from './board/placement.js';
export { exportPoints, isFilled, shipLacking } from './board/ships.js';
export { areNeighbours, wayOf } from './board/ways.js';
export { mostAlms } from './flow/exchanges.js';
export { turnMoves } from './flow/resolve.js';
export { foresee, markersToHold, withMarkers } from './foresight.js';
export { actionsIn, heldActions, holderOf, markersOn } from './majority.js';
export { checkPlannable } from './planning/missing.js';
export { plannableActions } from './planning/plannable.js';
export { scoreOf } from './scoring.js';
