// The goods on an island: cubes to buy, and the printed places of those that are gone.

import { GOOD_IDS, ISLANDS, SPACE_IDS } from '@atoll/game-vanuatu/table';
import type { GoodId, Island, SpaceId } from '@atoll/game-vanuatu/table';
import type { ReactNode } from 'react';
import { PHRASES } from '../phrases.ts';
import { Piece } from '../piece.tsx';
import { Cube, CubeSlot } from '../pieces/wood.tsx';
import { middleOfSpace, movedTo } from './geometry.ts';
import { CUBE_STEP, CUBES_AT, row } from './on-tile.tsx';
import type { MapPartProps } from './space.tsx';
import css from './map.module.css';

export function Cubes({ view, table, gesture }: MapPartProps): ReactNode {
  return view.islands.map((island) => (
    <g key={island.tile} transform={movedTo(middleOfSpace(SPACE_IDS[island.space] as SpaceId))}>
      <IslandCubes island={island} view={view} table={table} gesture={gesture} />
    </g>
  ));
}

interface Place {
  readonly good: GoodId;
  readonly isThere: boolean;
}

/** Printed places in the order of the goods; what the supply could not give is missing. */
function placesOf(island: Island): readonly Place[] {
  const { goods } = ISLANDS[island.tile];
  return GOOD_IDS.flatMap((good, index) =>
    Array.from({ length: goods[index] ?? 0 }, (_, copy) => ({ good, isThere: copy < (island.cubes[index] ?? 0) })),
  );
}

interface IslandCubesProps extends MapPartProps {
  readonly island: Island;
}

function IslandCubes({ island, table, gesture }: IslandCubesProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const places = placesOf(island);
  return places.map(({ good, isThere }, index) => {
    const x = row(places.length, CUBE_STEP)[index] ?? 0;
    const at = `translate(${x} ${CUBES_AT})`;
    // Equal cubes are alike: the first of them stands for all.
    const isFirst = places.findIndex((place) => place.good === good && place.isThere) === index;
    if (!isThere || !isFirst) {
      return (
        // Places never move.
        <g key={x} transform={at} className={css['quiet']}>
          {isThere ? <Cube good={good} /> : <CubeSlot good={good} />}
        </g>
      );
    }
    return (
      <Piece
        key={x}
        gesture={gesture}
        thing={`cube:${island.tile}:${good}`}
        as="g"
        label={phrases.goodOn(table.words.thing(good), table.words.thing(island.tile))}
        title={table.words.thing(good)}
        tip={table.words.tip(good)}
        rule="VA-8.7"
        anchor={`cube-${island.tile}-${good}`}
        transform={at}
      >
        <circle r="15" className={css['grip']} />
        <Cube good={good} />
        <circle r="14.5" data-halo="" />
      </Piece>
    );
  });
}
