// One space of the map as a thing to press: the tile on it, or an empty place; and what it says of itself.

import type { Seat } from '@atoll/engine';
import { isIsland, SPACE_INDEX } from '@atoll/game-vanuatu/table';
import type { SpaceId, TileId, Vanuatu, View } from '@atoll/game-vanuatu/table';
import type { ReactNode } from 'react';
import type { TableContext } from '../../types.ts';
import type { Gesture } from '../gesture/use-gesture.ts';
import { spaceName } from '../names.ts';
import { PHRASES } from '../phrases.ts';
import { Piece } from '../piece.tsx';
import { HEX_SIDE, hexPath, middleOfSpace, movedTo } from './geometry.ts';
import { OnIsland, OnOcean, PrintedTile } from './on-tile.tsx';
import { TileFace } from './tile.tsx';
import { spaceWords } from './space-words.ts';
import css from './map.module.css';

const OUTLINE = hexPath(HEX_SIDE - 2);
const HALO = hexPath(HEX_SIDE - 5);

export interface MapPartProps {
  readonly view: View;
  readonly table: TableContext<Vanuatu>;
  readonly gesture: Gesture;
}

interface SpaceProps extends MapPartProps {
  readonly space: SpaceId;
}

export function Space({ space, view, table, gesture }: SpaceProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const tile = view.tiles[SPACE_INDEX[space]] ?? null;
  const name = tile === null ? phrases.emptySpace(spaceName(space)) : table.words.thing(tile);
  return (
    <Piece
      gesture={gesture}
      thing={`space:${space}`}
      as="g"
      label={spaceWords(space, view, table)}
      title={name}
      tip={tile === null ? null : table.words.tip(tile)}
      rule={tile === null ? 'VA-4.7' : isIsland(tile) ? 'VA-8.13' : 'VA-2.2'}
      anchor={`space-${space}`}
      transform={movedTo(middleOfSpace(space))}
    >
      {tile === null ? <EmptySpace /> : <TileFace tile={tile} />}
      <Ghost space={space} view={view} gesture={gesture} />
      {tile !== null && <Content space={space} tile={tile} view={view} seat={table.seat} />}
      <text className={css['coordinate']} y={73}>
        {spaceName(space)}
      </text>
      <path d={HALO} data-halo="" className={css['halo']} />
    </Piece>
  );
}

function EmptySpace(): ReactNode {
  return (
    <g>
      <path d={OUTLINE} className={css['empty']} />
      <path d="M0-15 3-3 15 0 3 3 0 15-3 3-15 0-3-3Z" className={css['compass']} />
    </g>
  );
}

/** The tile about to be placed here. */
function Ghost({ space, gesture }: Pick<SpaceProps, 'space' | 'view' | 'gesture'>): ReactNode {
  const { tile, space: picked } = gesture.picks;
  if (tile === undefined || picked !== space) return null;
  return (
    <g className={css['ghost']}>
      <PrintedTile tile={tile} />
    </g>
  );
}

interface ContentProps {
  readonly space: SpaceId;
  readonly tile: TileId;
  readonly view: View;
  readonly seat: (seat: Seat) => ReturnType<TableContext['seat']>;
}

function Content({ space, tile, view, seat }: ContentProps): ReactNode {
  const index = SPACE_INDEX[space];
  const island = view.islands.find((other) => other.space === index);
  const label = tile.startsWith('tile-') ? tile.slice(5).toUpperCase() : null;
  return (
    <g>
      {island === undefined ? (
        <OnOcean fish={view.fish[index] ?? 0} treasure={view.treasure[index] ?? 0} />
      ) : (
        <OnIsland island={island} seat={seat} />
      )}
      {label !== null && (
        <text className={css['tile-name']} y={-63} data-on={island === undefined ? 'sea' : 'sand'}>
          {label}
        </text>
      )}
    </g>
  );
}
