// What pressing a thing of the map may mean for the open question. Places are choices only once it is known who goes
// there: before, the pieces are.

import { SIDE_DATA } from '@atoll/game-archipelago/table';
import type { Archipelago, Ask, BuildingKind, FrameView, Move, Unit, View } from '@atoll/game-archipelago/table';
import type { Pick } from '../../../table/selection.ts';
import type { TableContext } from '../../types.ts';

type Table = TableContext<Archipelago>;

const NONE: readonly Pick[] = [];

export function frameOf<K extends FrameView['kind']>(view: View, kind: K): Extract<FrameView, { kind: K }> | null {
  const found = view.stack.find((frame): frame is Extract<FrameView, { kind: K }> => frame.kind === kind);
  return found ?? null;
}

/** The unit that is to act, once it is chosen or given by the question. */
function chosenUnit({ selection }: Table): number | null {
  const { unit } = selection.picked.values;
  return typeof unit === 'number' ? unit : null;
}

export function areaPicks(view: View, table: Table, region: number, area: number): readonly Pick[] {
  switch (table.decision?.ask.kind) {
    case 'migrate':
      if (chosenUnit(table) === null) return NONE;
      return [
        { type: 'migrate', region, area, building: null },
        { type: 'sail', region },
      ];
    case 'sail-or-land':
      return frameOf(view, 'migration')?.seaRegion === region
        ? [{ type: 'land', area, building: null }]
        : [{ type: 'sail', region }];
    case 'place-worker':
    case 'choose-birth':
    case 'place-ship':
      return [{ region, area }];
    case 'construct':
      return constructSpot(view, table, region, area);
    default:
      return NONE;
  }
}

/** Where several places are left for what is built, they are pressed: the sea of a ship, the coast of a port. */
function constructSpot(view: View, table: Table, region: number, area: number): readonly Pick[] {
  const unit = view.units.find(({ id }) => id === chosenUnit(table));
  if (unit?.region !== region || table.selection.picked.values['building'] === undefined) return NONE;
  if (table.selection.picked.values['building'] !== 'port') return [{ spot: area }];
  const side = view.regions[region]?.side;
  const coasts = side === undefined ? [] : SIDE_DATA[side].coasts;
  const id = side === undefined ? undefined : SIDE_DATA[side].areas[area]?.id;
  return coasts.flatMap(({ land, sea }, spot) => (land === id || sea === id ? [{ spot }] : []));
}

export function unitPicks(table: Table, units: readonly Unit[]): readonly Pick[] {
  const ask = table.decision?.ask;
  const ids = units.map(({ id }) => id);
  const asUnit = ids.map((unit): Pick => ({ unit }));
  switch (ask?.kind) {
    case 'migrate':
    case 'sail-or-land':
      return [...ids.map((ship): Pick => ({ type: 'sail', ship })), ...asUnit];
    case 'round':
      return table.selection.picked.values['card'] === undefined &&
        table.selection.picked.values['building'] === undefined
        ? NONE
        : asUnit;
    case 'domestic-step':
      return ids.map((unit) => ({ type: 'use-temple', unit }));
    case 'expel-or-spare':
      return ids.includes(ask.unit) ? [{ type: 'expel' }] : NONE;
    default:
      return asUnit;
  }
}

export function buildingPicks(view: View, table: Table, region: number, building: BuildingKind): readonly Pick[] {
  switch (table.decision?.ask.kind) {
    case 'migrate':
      return chosenUnit(table) === null ? NONE : [{ type: 'migrate', region, building }];
    case 'sail-or-land':
      return frameOf(view, 'migration')?.seaRegion === region ? [{ type: 'land', building }] : NONE;
    case 'round':
      return [{ type: 'use-building', region, building }];
    case 'domestic-step':
      return building === 'temple' ? [{ type: 'use-temple', region }] : NONE;
    case 'choose-port':
      return building === 'port' ? [{ region }] : NONE;
    default:
      return NONE;
  }
}

/** The whole move that a quiet piece would mean, for the reason why not. */
export function whyUnit(ask: Ask | undefined, unit: Unit): Move | null {
  switch (ask?.kind) {
    case 'deploy':
      return { type: 'deploy', unit: unit.id };
    case 'stand-citizen':
    case 'stand-rebel':
      return { type: 'stand', unit: unit.id };
    case 'migrate':
      return { type: 'migrate', unit: unit.id, region: unit.region, area: unit.area, building: null };
    case 'send-unit':
      return { type: 'send-unit', unit: unit.id };
    case 'sink-ship':
      return { type: 'sink', unit: unit.id };
    case 'construct':
      return { type: 'construct', building: 'town', unit: unit.id, spot: unit.area, payment: [] };
    case 'domestic-step':
      return { type: 'use-temple', region: unit.region, unit: unit.id };
    default:
      return null;
  }
}

export function whyArea(table: Table, region: number, area: number): Move | null {
  const unit = chosenUnit(table);
  switch (table.decision?.ask.kind) {
    case 'migrate':
      return unit === null ? null : { type: 'migrate', unit, region, area, building: null };
    case 'sail-or-land':
      return { type: 'land', area, building: null };
    case 'place-worker':
      return { type: 'place-worker', region, area };
    case 'choose-birth':
      return { type: 'bear', region, area };
    case 'place-ship':
      return { type: 'place-ship', region, area };
    default:
      return null;
  }
}

export function whyBuilding(view: View, table: Table, region: number, building: BuildingKind): Move | null {
  const unit = chosenUnit(table);
  const standing = view.units.find((one) => one.region === region && one.building === building);
  switch (table.decision?.ask.kind) {
    case 'round':
      return building === 'market' || building === 'port'
        ? { type: 'use-building', region, building, unit: standing?.id ?? 0 }
        : null;
    case 'migrate': {
      const area = view.units.find(({ id }) => id === unit)?.area ?? 0;
      return unit === null ? null : { type: 'migrate', unit, region, area, building };
    }
    case 'domestic-step':
      return building === 'temple' ? { type: 'use-temple', region, unit: null } : null;
    case 'choose-port':
      return { type: 'choose-port', region };
    default:
      return null;
  }
}
