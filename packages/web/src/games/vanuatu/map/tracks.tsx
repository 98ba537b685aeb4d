// What is printed around the map: rounds, the price of fish, the landing stage of the tourists, the next tiles.

import { FISH_PRICE, isIsland, LOWEST_FISH_PRICE, ROUNDS } from '@atoll/game-vanuatu/table';
import type { TileId } from '@atoll/game-vanuatu/table';
import type { ReactNode } from 'react';
import { PHRASES } from '../phrases.ts';
import { Piece } from '../piece.tsx';
import { FishMark, Meeple } from '../pieces/wood.tsx';
import { BOARD, HEX_SIDE, hexPath } from './geometry.ts';
import type { MapPartProps } from './space.tsx';
import { PrintedTile } from './on-tile.tsx';
import css from './map.module.css';

export function RoundTrack({ view, table, gesture }: MapPartProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const step = 40;
  const left = BOARD.width / 2 - ((ROUNDS - 1) * step) / 2;
  return (
    <Piece
      gesture={gesture}
      thing={null}
      as="g"
      label={phrases.roundOf(view.round, ROUNDS)}
      rule="VA-4.1"
      transform="translate(0 28)"
    >
      <rect x={left - 26} y={-20} width={(ROUNDS - 1) * step + 52} height={40} rx={20} className={css['plank']} />
      {Array.from({ length: ROUNDS }, (_, index) => (
        <g key={index} transform={`translate(${left + index * step} 0)`}>
          <circle
            r="14"
            className={css['round']}
            data-past={index + 1 < view.round}
            data-now={index + 1 === view.round}
          />
          <text className={css['round-number']} y="5.5" data-now={index + 1 === view.round}>
            {index + 1}
          </text>
        </g>
      ))}
    </Piece>
  );
}

const PRICES = Array.from({ length: FISH_PRICE - LOWEST_FISH_PRICE + 1 }, (_, index) => FISH_PRICE - index);

export function FishPrice({ view, table, gesture }: MapPartProps): ReactNode {
  const phrases = PHRASES[table.locale];
  return (
    <Piece
      gesture={gesture}
      thing={null}
      as="g"
      label={phrases.fishPrice(view.fishPrice)}
      tip={phrases.fishPriceTip}
      rule="VA-8.5"
      anchor="fish-price"
      transform="translate(76 104)"
    >
      <rect x={-60} y={-48} width={120} height={98} rx={16} className={css['plank']} />
      <text className={css['caption']} y={-28}>
        {phrases.fishCaption}
      </text>
      {PRICES.map((price, index) => (
        <g key={price} transform={`translate(${(index - 1) * 36} 4)`}>
          <circle r="16" className={css['round']} data-now={price === view.fishPrice} />
          <text className={css['round-number']} y="5.5" data-now={price === view.fishPrice}>
            {price}
          </text>
        </g>
      ))}
      <g transform={`translate(${(FISH_PRICE - view.fishPrice - 1) * 36} 34) scale(0.9)`}>
        <FishMark />
      </g>
    </Piece>
  );
}

/** One after the other along the stage, in two rows when they are many. */
const QUEUE = [-33, -11, 11, 33];

export function Landing({ view, table, gesture }: MapPartProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const left = view.touristTilesLeft.join(', ');
  return (
    <Piece
      gesture={gesture}
      thing={null}
      as="g"
      label={phrases.touristsWaiting(view.touristsWaiting)}
      tip={phrases.touristTiles(left === '' ? '–' : left)}
      rule="VA-4.2"
      anchor="landing"
      transform={`translate(${BOARD.width - 76} 104)`}
    >
      <rect x={-60} y={-48} width={120} height={98} rx={16} className={css['plank']} />
      <text className={css['caption']} y={-28}>
        {phrases.landing}
      </text>
      <path d="M-52 22h104M-52 30h104M-40 16v24M-13 16v24M13 16v24M40 16v24" className={css['jetty']} />
      {QUEUE.slice(0, view.touristsWaiting).map((x) => (
        <g key={x} transform={`translate(${x} 6) scale(1.15)`}>
          <Meeple />
        </g>
      ))}
      {view.touristsWaiting === 0 && (
        <text className={css['none']} y={8}>
          {phrases.nobody}
        </text>
      )}
    </Piece>
  );
}

const SMALL = 0.64;
const HALO = hexPath(HEX_SIDE * SMALL - 1);

export function NextTiles({ view, table, gesture }: MapPartProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const { openTiles, tilesLeft } = view;
  if (openTiles.length + tilesLeft === 0) return null;
  return (
    <g transform="translate(116 554)" data-anchor="next-tiles">
      <text className={css['caption']} x={0} y={-61} data-on="sea">
        {phrases.nextTiles}
      </text>
      {openTiles.map((tile, index) => (
        <NextTile
          key={tile}
          tile={tile}
          x={openTiles.length === 1 ? 0 : index * 100 - 50}
          table={table}
          gesture={gesture}
        />
      ))}
      <text className={css['note']} x={0} y={64} data-on="sea">
        {phrases.tilesLeft(tilesLeft)}
      </text>
    </g>
  );
}

interface NextTileProps extends Pick<MapPartProps, 'table' | 'gesture'> {
  readonly tile: TileId;
  readonly x: number;
}

function NextTile({ tile, x, table, gesture }: NextTileProps): ReactNode {
  return (
    <Piece
      gesture={gesture}
      thing={`tile:${tile}`}
      as="g"
      label={table.words.thing(tile)}
      tip={table.words.tip(tile)}
      rule="VA-4.6"
      anchor={`tile-${tile}`}
      transform={`translate(${x} 0)`}
    >
      <g transform={`scale(${SMALL})`} className={css['lying']}>
        <PrintedTile tile={tile} />
        <text className={css['tile-name']} y={-57} data-on={isIsland(tile) ? 'sand' : 'sea'} data-large="true">
          {tile.slice(5).toUpperCase()}
        </text>
      </g>
      <path d={HALO} data-halo="" />
    </Piece>
  );
}
