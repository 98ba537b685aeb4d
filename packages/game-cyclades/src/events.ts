// What happened, in the order in which a person at the table would see it. Who may see which part: secrets.ts.

import type { Seat } from '@atoll/engine';
import type { IslandId, PlaceId, SeaId } from './data/boards.js';
import type { BuildingId } from './data/buildings.js';
import type { CreatureId, FigurineId, SlotId } from './data/creatures.js';
import type { GodId, MainGod } from './data/gods.js';

export type FleetLoss = 'kraken' | 'polyphemus' | 'siren' | 'elimination';
export type BuildingLoss = 'set' | 'room' | 'giant' | 'cyclops';

export type CycladesEvent =
  | {
      readonly type: 'start-taken';
      readonly seat: Seat;
      readonly islands: readonly IslandId[];
      readonly seas: readonly SeaId[];
    }
  | { readonly type: 'turn-order-drawn'; readonly markers: readonly Seat[] }
  | { readonly type: 'cycle-began'; readonly cycle: number }
  | { readonly type: 'creature-discarded'; readonly creature: CreatureId; readonly slot: SlotId }
  | { readonly type: 'creature-slid'; readonly creature: CreatureId; readonly from: SlotId; readonly to: SlotId }
  | { readonly type: 'creature-drawn'; readonly creature: CreatureId; readonly slot: SlotId }
  | { readonly type: 'pile-reshuffled'; readonly cards: number }
  | { readonly type: 'gods-laid'; readonly row: readonly MainGod[] }
  | { readonly type: 'income-received'; readonly seat: Seat; readonly gold: number }
  | { readonly type: 'offering-made'; readonly seat: Seat; readonly god: GodId; readonly gold: number }
  | { readonly type: 'marker-evicted'; readonly seat: Seat; readonly god: MainGod }
  | { readonly type: 'offerings-paid'; readonly seat: Seat; readonly gold: number }
  | { readonly type: 'turn-began'; readonly seat: Seat; readonly god: GodId }
  | { readonly type: 'turn-ended'; readonly seat: Seat; readonly space: number }
  | { readonly type: 'fleet-recruited'; readonly seat: Seat; readonly sea: SeaId; readonly gold: number }
  | { readonly type: 'troop-recruited'; readonly seat: Seat; readonly island: IslandId; readonly gold: number }
  | { readonly type: 'priest-recruited'; readonly seat: Seat; readonly gold: number }
  | { readonly type: 'philosopher-recruited'; readonly seat: Seat; readonly gold: number }
  | {
      readonly type: 'built';
      readonly seat: Seat;
      readonly island: IslandId;
      readonly building: BuildingId;
      readonly gold: number;
    }
  | {
      readonly type: 'building-removed';
      readonly island: IslandId;
      readonly building: BuildingId;
      readonly cause: BuildingLoss;
    }
  | { readonly type: 'philosophers-discarded'; readonly seat: Seat }
  | { readonly type: 'metropolis-placed'; readonly seat: Seat; readonly island: IslandId }
  | { readonly type: 'metropolis-lost'; readonly seat: Seat; readonly reason: 'no-island' | 'no-tile' }
  | { readonly type: 'action-paid'; readonly seat: Seat; readonly gold: number }
  | {
      readonly type: 'fleets-moved';
      readonly seat: Seat;
      readonly from: SeaId;
      readonly to: SeaId;
      readonly fleets: number;
    }
  | {
      readonly type: 'fleets-lost';
      readonly seat: Seat;
      readonly sea: SeaId;
      readonly fleets: number;
      readonly cause: FleetLoss;
    }
  | {
      readonly type: 'troops-moved';
      readonly seat: Seat;
      readonly from: IslandId;
      readonly to: IslandId;
      readonly troops: number;
    }
  | { readonly type: 'island-taken'; readonly seat: Seat; readonly island: IslandId; readonly from: Seat | null }
  | { readonly type: 'battle-began'; readonly attacker: Seat; readonly defender: Seat; readonly place: PlaceId }
  | {
      readonly type: 'assault-rolled';
      readonly place: PlaceId;
      readonly attackDie: number;
      readonly defenceDie: number;
      readonly attack: number;
      readonly defence: number;
    }
  | {
      readonly type: 'piece-lost';
      readonly seat: Seat;
      readonly place: PlaceId;
      readonly piece: 'troop' | 'fleet' | 'minotaur';
    }
  | {
      readonly type: 'retreated';
      readonly seat: Seat;
      readonly from: PlaceId;
      readonly to: PlaceId;
      readonly pieces: number;
    }
  | { readonly type: 'battle-ended'; readonly place: PlaceId; readonly winner: Seat | null }
  | {
      readonly type: 'creature-called';
      readonly seat: Seat;
      readonly creature: CreatureId;
      readonly slot: SlotId;
      readonly gold: number;
      readonly temples: number;
    }
  | { readonly type: 'creature-replaced'; readonly seat: Seat; readonly creature: CreatureId; readonly slot: SlotId }
  | { readonly type: 'creature-revived'; readonly seat: Seat; readonly creature: CreatureId }
  | { readonly type: 'power-unused'; readonly seat: Seat; readonly creature: CreatureId }
  | { readonly type: 'fleet-lured'; readonly seat: Seat; readonly sea: SeaId; readonly from: SeaId | null }
  | { readonly type: 'building-raised'; readonly seat: Seat; readonly island: IslandId; readonly building: BuildingId }
  | {
      readonly type: 'piece-sold';
      readonly seat: Seat;
      readonly piece: 'troop' | 'fleet' | 'priest' | 'philosopher';
      readonly place: PlaceId | null;
    }
  | { readonly type: 'troop-removed'; readonly seat: Seat; readonly island: IslandId }
  /** CY-14.9: the amount is null to all but thief and victim. */
  | { readonly type: 'gold-stolen'; readonly seat: Seat; readonly victim: Seat; readonly gold: number | null }
  | {
      readonly type: 'card-stolen';
      readonly seat: Seat;
      readonly victim: Seat;
      readonly card: 'priest' | 'philosopher';
    }
  | { readonly type: 'kraken-placed'; readonly seat: Seat; readonly sea: SeaId }
  | { readonly type: 'kraken-moved'; readonly seat: Seat; readonly sea: SeaId }
  | { readonly type: 'figurine-placed'; readonly seat: Seat; readonly figurine: FigurineId; readonly island: IslandId }
  | { readonly type: 'figurine-left'; readonly figurine: FigurineId; readonly island: IslandId }
  | { readonly type: 'apollo-paid'; readonly seat: Seat; readonly gold: number }
  | { readonly type: 'prosperity-placed'; readonly seat: Seat; readonly island: IslandId }
  | { readonly type: 'player-eliminated'; readonly seat: Seat }
  | { readonly type: 'gold-revealed'; readonly seat: Seat; readonly gold: number }
  | { readonly type: 'game-ended'; readonly reason: 'metropolises' | 'last-player' };
