// The answers. Each is one thing a person would say at the table.

import { fields, integer, nullable, oneOf, tagged } from '@atoll/engine';
import type { Seat, Shape } from '@atoll/engine';
import { ALL_ISLANDS, ALL_SEAS } from './board/geometry.js';
import type { IslandId, PlaceId, SeaId } from './data/boards.js';
import { BUILDING_IDS } from './data/buildings.js';
import type { BuildingId } from './data/buildings.js';
import { MAX_FLEETS, MAX_TROOPS } from './data/components.js';
import { CREATURE_IDS, SLOT_IDS } from './data/creatures.js';
import type { CreatureId, SlotId } from './data/creatures.js';
import { GOD_IDS } from './data/gods.js';
import type { GodId } from './data/gods.js';
import { MAX_SEATS } from './data/setups.js';

/** How many buildings of each type. */
export type BuildingCounts = Readonly<Record<BuildingId, number>>;

export type Move =
  /** To Apollo always 0. */
  | { readonly type: 'offer'; readonly god: GodId; readonly gold: number }
  | { readonly type: 'recruit-fleet'; readonly sea: SeaId }
  | { readonly type: 'recruit-troop'; readonly island: IslandId }
  | { readonly type: 'recruit-priest' }
  | { readonly type: 'recruit-philosopher' }
  | { readonly type: 'build'; readonly island: IslandId }
  /** One step: the first or a further one of a movement, or one of the Sylph's. */
  | { readonly type: 'move-fleets'; readonly from: SeaId; readonly to: SeaId; readonly fleets: number }
  /** By Ares, or by Pegasus. */
  | { readonly type: 'move-troops'; readonly from: IslandId; readonly to: IslandId; readonly troops: number }
  | { readonly type: 'replace-creature'; readonly slot: SlotId }
  /** `temples`: how many discounts are used. */
  | { readonly type: 'call-creature'; readonly slot: SlotId; readonly temples: number }
  | { readonly type: 'end-turn' }
  | { readonly type: 'retreat'; readonly to: PlaceId }
  | { readonly type: 'fight-on' }
  | { readonly type: 'remove-building'; readonly building: BuildingId; readonly island: IslandId }
  | { readonly type: 'place-metropolis'; readonly island: IslandId; readonly destroyed: BuildingCounts }
  | { readonly type: 'place-prosperity'; readonly island: IslandId }
  /** Siren. `from`: which own fleet goes there if the reserve is empty, else null. */
  | { readonly type: 'lure-fleet'; readonly sea: SeaId; readonly from: SeaId | null }
  /** Giant */
  | { readonly type: 'destroy-building'; readonly island: IslandId; readonly building: BuildingId }
  /** Chimera */
  | { readonly type: 'revive-creature'; readonly creature: CreatureId }
  /** Cyclops */
  | { readonly type: 'convert-building'; readonly island: IslandId; readonly from: BuildingId; readonly to: BuildingId }
  /** Sphinx, piece by piece */
  | { readonly type: 'sell-troop'; readonly island: IslandId }
  | { readonly type: 'sell-fleet'; readonly sea: SeaId }
  | { readonly type: 'sell-priest' }
  | { readonly type: 'sell-philosopher' }
  /** Harpy */
  | { readonly type: 'remove-troop'; readonly island: IslandId }
  /** Griffon, Satyr, Dryad */
  | { readonly type: 'rob'; readonly victim: Seat }
  | { readonly type: 'place-kraken'; readonly sea: SeaId }
  | { readonly type: 'move-kraken'; readonly sea: SeaId }
  | { readonly type: 'place-figurine'; readonly island: IslandId }
  /** Polyphemus */
  | { readonly type: 'drive-fleets'; readonly from: SeaId; readonly to: SeaId }
  /** Leaves a creature's power unused. */
  | { readonly type: 'decline' }
  /** Ends what is said piece by piece. */
  | { readonly type: 'stop' };

export type MoveOf<T extends Move['type']> = Extract<Move, { type: T }>;

/** A list in the making, for whoever adds moves of these types to it. */
export type Collecting<T extends Move['type']> = Pick<MoveOf<T>[], 'push'>;

export const END_TURN: MoveOf<'end-turn'> = { type: 'end-turn' };
export const FIGHT_ON: MoveOf<'fight-on'> = { type: 'fight-on' };
export const DECLINE: MoveOf<'decline'> = { type: 'decline' };
export const STOP: MoveOf<'stop'> = { type: 'stop' };

const sea = oneOf(ALL_SEAS);
const island = oneOf(ALL_ISLANDS);
const building = oneOf(BUILDING_IDS);
const slot = oneOf(SLOT_IDS);
const count = integer(0, 4);

export const moveShape = tagged<Move, 'type'>('type', {
  offer: { god: oneOf(GOD_IDS), gold: integer(0, 9999) },
  'recruit-fleet': { sea },
  'recruit-troop': { island },
  'recruit-priest': {},
  'recruit-philosopher': {},
  build: { island },
  'move-fleets': { from: sea, to: sea, fleets: integer(1, MAX_FLEETS) },
  'move-troops': { from: island, to: island, troops: integer(1, MAX_TROOPS) },
  'replace-creature': { slot },
  'call-creature': { slot, temples: integer(0, 20) },
  'end-turn': {},
  retreat: { to: oneOf<PlaceId>([...ALL_SEAS, ...ALL_ISLANDS]) },
  'fight-on': {},
  'remove-building': { building, island },
  'place-metropolis': {
    island,
    destroyed: fields({ port: count, fortress: count, temple: count, university: count }),
  },
  'place-prosperity': { island },
  'lure-fleet': { sea, from: nullable(sea) },
  'destroy-building': { island, building },
  'revive-creature': { creature: oneOf(CREATURE_IDS) },
  'convert-building': { island, from: building, to: building },
  'sell-troop': { island },
  'sell-fleet': { sea },
  'sell-priest': {},
  'sell-philosopher': {},
  'remove-troop': { island },
  rob: { victim: integer(0, MAX_SEATS - 1) as Shape<Seat> },
  'place-kraken': { sea },
  'move-kraken': { sea },
  'place-figurine': { island },
  'drive-fleets': { from: sea, to: sea },
  decline: {},
  stop: {},
});
