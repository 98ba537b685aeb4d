// What pointing is about: the things of Vanuatu's table that a person can press, and what has been picked of them.

import type { Seat } from '@atoll/engine';
import { SPACE_IDS } from '@atoll/game-vanuatu/table';
import type {
  ActionId,
  Ask,
  CharacterId,
  GoodId,
  IslandId,
  Move,
  Player,
  RestTokenId,
  SpaceId,
  TileId,
  TileValue,
  Vanuatu,
  View,
} from '@atoll/game-vanuatu/table';
import type { OpenDecision } from '../../../table/source.ts';

/**
 * One thing to press: an action space, a space of the map with what lies on it, a cube on an island, a tile to be
 * placed, a character, a rest token; of the own things a fish tile (by value and copy), a treasure, alms, the own
 * character; and a further choice about what is picked.
 */
export type Thing =
  | `action:${ActionId}`
  | `space:${SpaceId}`
  | `cube:${IslandId}:${GoodId}`
  | `tile:${TileId}`
  | `character:${CharacterId}`
  | `token:${RestTokenId}`
  | `fish:${TileValue}:${number}`
  | `treasure:${TileValue}`
  | `alms:${number}`
  | 'bonus'
  | `choice:${string}`;

export interface Picks {
  readonly action?: ActionId;
  /** Where the Governor's stack goes. */
  readonly target?: ActionId;
  readonly space?: SpaceId;
  readonly tile?: TileId;
  readonly character?: CharacterId;
  readonly token?: RestTokenId;
  /** Sailing, step by step. */
  readonly way?: readonly SpaceId[];
  readonly island?: IslandId;
  readonly good?: GoodId;
  /** How many fish tiles of value 1, 2, 3. */
  readonly fish?: readonly number[];
  /** Said by the person; else the bonus is used where it can be. */
  readonly bonus?: boolean;
  readonly takeBack?: boolean;
  readonly treasure?: TileValue;
  readonly alms?: number;
}

export const NO_PICKS: Picks = {};

export interface Scene {
  readonly view: View;
  readonly seat: Seat;
  readonly ask: Ask;
  readonly legal: readonly Move[];
  readonly player: Player;
}

export function sceneOf(view: View, { seat, ask, legal }: OpenDecision<Vanuatu>): Scene | null {
  const player = view.players[seat];
  return player === undefined ? null : { view, seat, ask, legal, player };
}

/** How one kind of question is answered by pressing things. */
export interface Way {
  readonly isChosen: (scene: Scene, picks: Picks, thing: Thing) => boolean;
  readonly isTarget: (scene: Scene, picks: Picks, thing: Thing) => boolean;
  readonly press: (scene: Scene, picks: Picks, thing: Thing) => Picks;
  /** What it amounts to; null while something is missing. */
  readonly move: (scene: Scene, picks: Picks) => Move | null;
  /** The move a quiet thing would have meant, to ask why not. */
  readonly whyMove: (scene: Scene, picks: Picks, thing: Thing) => Move | null;
}

/** The kind of a thing and what it is called: "cube", "efate:kava". */
export function partsOf(thing: Thing): readonly [kind: string, id: string] {
  const at = thing.indexOf(':');
  return at < 0 ? [thing, ''] : [thing.slice(0, at), thing.slice(at + 1)];
}

type Kind = 'action' | 'space' | 'tile' | 'character' | 'token' | 'fish' | 'treasure' | 'alms';
type IdOf<K extends Kind> = Thing extends infer T ? (T extends `${K}:${infer Id}` ? Id : never) : never;

/** What of this kind is meant, if it is of this kind. */
export function idOf<K extends Kind>(thing: Thing, kind: K): IdOf<K> | null {
  const [of, id] = partsOf(thing);
  return of === kind ? (id as IdOf<K>) : null;
}

export function spaceOfBoat({ player }: Scene): SpaceId {
  return SPACE_IDS[player.boat] as SpaceId;
}

export function islandOn(view: View, space: SpaceId): IslandId | null {
  return view.islands.find((island) => SPACE_IDS[island.space] === space)?.tile ?? null;
}
