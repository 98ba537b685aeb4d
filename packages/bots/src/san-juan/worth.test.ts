import { defaultOptions } from '@atoll/engine';
import type { Seat } from '@atoll/engine';
import { sanJuan } from '@atoll/game-san-juan';
import type { State } from '@atoll/game-san-juan/search';
import { BUILDING_IDS, BUILDINGS } from '@atoll/game-san-juan/table';
import type { BuildingId } from '@atoll/game-san-juan/table';
import { describe, expect, it } from 'vitest';
import { roleWorth } from './roles.js';
import { worthOf } from './worth.js';

const ME = 0 as Seat;

function tableWith(own: readonly BuildingId[], goods: boolean): State {
  const { state } = sanJuan.setup(2, { ...defaultOptions(sanJuan.options), expansion: true }, 'worth');
  const [player] = state.players;
  if (player !== undefined) {
    player.city = own.map((building) => ({
      building,
      good: goods && BUILDINGS[building].kind === 'production' ? 'hero' : null,
      under: [],
      fresh: false,
    }));
  }
  return state;
}

const PLANTS = ['indigo-plant', 'sugar-mill', 'silver-smelter'] as const;

describe('C6: bots read what a building does from its row', () => {
  it('every building is worth something to somebody', () => {
    const state = tableWith(['indigo-plant', 'statue'], false);
    state.players[1]?.city.push({ building: 'palace', good: null, under: [], fresh: false });
    for (const building of BUILDING_IDS) expect(worthOf(state, ME, building, 0), building).toBeGreaterThan(0);
  });

  it.each(BUILDING_IDS.filter((id) => roleOf(id) !== null))('%s makes its role better', (building) => {
    const role = roleOf(building) ?? 'mayor';
    const without = roleWorth(tableWith(PLANTS, role === 'trader'), ME, role, 0);
    expect(roleWorth(tableWith([...PLANTS, building], role === 'trader'), ME, role, 0)).toBeGreaterThan(without);
  });
});

/** The role whose worth hangs on a power of this form; null where none does. */
function roleOf(building: BuildingId): 'producer' | 'trader' | 'mayor' | null {
  const { power } = BUILDINGS[building];
  if (power === null) return null;
  if ('limit' in power) {
    if (power.limit === 'production') return 'producer';
    if (power.limit === 'sales') return 'trader';
    return power.limit === 'mayor-keep' ? 'mayor' : null;
  }
  if (!('draw' in power)) return null;
  return power.at === 'produced' ? 'producer' : power.at === 'sold' ? 'trader' : null;
}
