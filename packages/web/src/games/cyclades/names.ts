// Names that come from the game's tables, in the language of the page.

import {
  APOLLO,
  BOARD_DATA,
  BUILDING_IDS,
  BUILDING_NAMES,
  CREATURE_IDS,
  CREATURES,
  GODS,
  MAIN_GODS,
} from '@atoll/game-cyclades/table';
import type { BoardData, BuildingId, CreatureId, GodId, MainGod } from '@atoll/game-cyclades/table';
import type { Locale, ThingWords } from '../types.ts';

const boards: readonly BoardData[] = Object.values(BOARD_DATA);

/** "sea-c3" is C3, as written in its corner on the map. */
export function seaName(id: string): string {
  return id.replace('sea-', '').toUpperCase();
}

interface Tips {
  readonly sea: string;
  readonly tradeSea: string;
  readonly island: (squares: number, prosperity: number) => string;
  readonly gods: Readonly<Record<GodId, string>>;
  readonly buildings: Readonly<Record<BuildingId | 'metropolis', string>>;
  readonly creatures: Readonly<Record<CreatureId, string>>;
}

/** Islands, sea spaces, gods, buildings, creatures: each with its name and what it does. */
export function thingsOfTables(locale: Locale, tips: Tips): Record<string, ThingWords> {
  const things: Record<string, ThingWords> = {};
  for (const { islands, seas } of boards) {
    for (const { id, name, squares, prosperity } of islands) {
      things[id] = { name: name[locale], tip: tips.island(squares, prosperity) };
    }
    for (const { id, prosperity } of seas) {
      // A space with trade on one board may have none on another.
      const isTrade =
        prosperity > 0 && boards.every((board) => board.seas.find((sea) => sea.id === id)?.prosperity !== 0);
      things[id] = { name: seaName(id), tip: isTrade ? tips.tradeSea : tips.sea };
    }
  }
  for (const god of MAIN_GODS) things[god] = { name: GODS[god].name[locale], tip: tips.gods[god] };
  things['apollo'] = { name: APOLLO.name[locale], tip: tips.gods.apollo };
  for (const building of [...BUILDING_IDS, 'metropolis'] as const) {
    things[building] = { name: BUILDING_NAMES[building][locale], tip: tips.buildings[building] };
  }
  for (const creature of CREATURE_IDS) {
    things[creature] = { name: CREATURES[creature].name[locale], tip: tips.creatures[creature] };
  }
  return things;
}

/** The prices of a god's recruits as cases of an ICU plural over `recruited`. */
export function recruitCases(god: MainGod, free: string): string {
  return GODS[god].recruitCosts.map((cost, index) => `=${index} {${cost === 0 ? free : cost}}`).join(' ');
}
