// The move a quiet thing would have meant: asked of the table, it says why not.

import type { GodId, IslandId, Move, SeaId, SlotId, View } from '@atoll/game-cyclades/table';
import type { Seat } from '@atoll/engine';
import type { Ask, BuildingId, CreatureId } from '@atoll/game-cyclades/table';
import { partsOf } from './things.ts';
import type { Thing, ThingKind } from './things.ts';

interface Asked {
  readonly ask: Ask;
  readonly view: View;
  /** The place picked to start from. */
  readonly from: string | null;
}

const AT_SEA: ReadonlySet<ThingKind> = new Set(['sea', 'fleets']);
const NONE_DESTROYED = { port: 0, fortress: 0, temple: 0, university: 0 };

export function whyMove(thing: Thing, { ask, view, from }: Asked): Move | null {
  const { kind, id, more } = partsOf(thing);
  const isSea = AT_SEA.has(kind);
  const isLand = !isSea && view.islands.some(({ island }) => island === id);
  if (ask.kind === 'act') return ofTurn(kind, id, { ask, view, from });
  if (ask.kind === 'offer') return kind === 'god' ? ofOffer(id as GodId, view) : null;
  if (kind === 'seat') return { type: 'rob', victim: Number(id) as Seat };
  if (kind === 'creature') return { type: 'revive-creature', creature: id as CreatureId };
  if (isSea) return ofSea(id as SeaId, { ask, view, from });
  return isLand ? ofIsland(id as IslandId, more as BuildingId | '', { ask, view, from }) : null;
}

function ofOffer(god: GodId, { offerings }: View): Move {
  if (god === 'apollo') return { type: 'offer', god, gold: 0 };
  return { type: 'offer', god, gold: (offerings.find((offering) => offering.god === god)?.gold ?? 0) + 1 };
}

function ofTurn(kind: ThingKind, id: string, { view, from }: Asked): Move | null {
  switch (kind) {
    case 'sea':
      return from === null
        ? { type: 'recruit-fleet', sea: id as SeaId }
        : { type: 'move-fleets', from: from as SeaId, to: id as SeaId, fleets: 1 };
    case 'fleets':
      return { type: 'move-fleets', from: (from ?? id) as SeaId, to: id as SeaId, fleets: 1 };
    case 'island':
    case 'troops':
      if (from !== null) return { type: 'move-troops', from: from as IslandId, to: id as IslandId, troops: 1 };
      return kind === 'troops'
        ? { type: 'move-troops', from: id as IslandId, to: elsewhere(id, view), troops: 1 }
        : { type: 'recruit-troop', island: id as IslandId };
    case 'square':
    case 'frame':
    case 'building':
      return { type: 'build', island: id as IslandId };
    case 'slot':
      return { type: 'call-creature', slot: id as SlotId, temples: 0 };
    case 'replace':
      return { type: 'replace-creature', slot: id as SlotId };
    case 'tool':
      return ofTool(id, view);
    default:
      return null;
  }
}

function elsewhere(id: string, { islands }: View): IslandId {
  return (islands.find(({ island }) => island !== id)?.island ?? id) as IslandId;
}

/** Any place will do: what is asked is whether the piece can be had at all. */
function ofTool(id: string, { islands, fleets }: View): Move | null {
  const island = islands[0]?.island;
  if (island === undefined) return null;
  switch (id) {
    case 'recruit-fleet':
      return { type: id, sea: fleets[0]?.sea ?? 'sea-a1' };
    case 'recruit-troop':
    case 'build':
      return { type: id, island };
    case 'recruit-priest':
    case 'recruit-philosopher':
      return { type: id };
    default:
      return null;
  }
}

function ofSea(sea: SeaId, { ask, from }: Asked): Move | null {
  switch (ask.kind) {
    case 'sail-on':
      return { type: 'move-fleets', from: ask.at, to: sea, fleets: 1 };
    case 'sylph':
      return { type: 'move-fleets', from: (from ?? sea) as SeaId, to: sea, fleets: 1 };
    case 'polyphemus':
      return { type: 'drive-fleets', from: (from ?? sea) as SeaId, to: sea };
    case 'siren':
      return { type: 'lure-fleet', sea, from: null };
    case 'sphinx':
      return { type: 'sell-fleet', sea };
    case 'kraken':
      return { type: 'place-kraken', sea };
    case 'kraken-step':
      return { type: 'move-kraken', sea };
    case 'retreat-attacker':
    case 'retreat-defender':
      return { type: 'retreat', to: sea };
    default:
      return null;
  }
}

function ofIsland(island: IslandId, building: BuildingId | '', { ask, view, from }: Asked): Move | null {
  switch (ask.kind) {
    case 'pegasus':
      return from === null
        ? { type: 'move-troops', from: island, to: elsewhere(island, view), troops: 1 }
        : { type: 'move-troops', from: from as IslandId, to: island, troops: 1 };
    case 'giant':
      return { type: 'destroy-building', island, building: building === '' ? 'port' : building };
    case 'cyclops':
      return { type: 'convert-building', island, from: building === '' ? 'port' : building, to: 'university' };
    case 'harpy':
      return { type: 'remove-troop', island };
    case 'sphinx':
      return { type: 'sell-troop', island };
    case 'figurine':
      return { type: 'place-figurine', island };
    case 'prosperity-marker':
      return { type: 'place-prosperity', island };
    case 'metropolis-place':
      return { type: 'place-metropolis', island, destroyed: NONE_DESTROYED };
    case 'metropolis-set':
      return { type: 'remove-building', island, building: ask.building };
    case 'retreat-attacker':
    case 'retreat-defender':
      return { type: 'retreat', to: island };
    default:
      return null;
  }
}
