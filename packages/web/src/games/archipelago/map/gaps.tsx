// Where the new hex may lie. Pressed, the place shows the hex as it would lie; pressed again, or with R, it turns to the
// next way that fits.

import type { Move, SideId } from '@atoll/game-archipelago/table';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { PHRASES } from '../phrases.ts';
import { Point } from '../point.tsx';
import { centreOf, hexPath } from './geometry.ts';
import type { MapProps } from './map.tsx';
import { Tile } from './tile.tsx';
import { frameOf } from './picks.ts';
import css from './map.module.css';

const HEX = hexPath(0.97);

type Placement = Extract<Move, { type: 'place-hex' }>;

export function Gaps({ view, table }: MapProps): ReactNode {
  const { decision, selection } = table;
  const isAsked = decision?.ask.kind === 'place-hex';
  const legal = isAsked ? (decision.legal as readonly Placement[]) : [];
  const { side, q, r, rotation } = selection.picked.values as Partial<Placement>;

  const turn = (): void => {
    if (side === undefined || q === undefined || r === undefined) return;
    const ways = waysOf(legal, side, q, r);
    const next = ways[(ways.indexOf(rotation ?? -1) + 1) % ways.length];
    if (next !== undefined && next !== rotation) selection.select({ rotation: next });
  };
  useEffect(() => {
    if (!isAsked) return undefined;
    const keys = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'r' || event.ctrlKey || event.metaKey) return;
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return;
      turn();
    };
    document.addEventListener('keydown', keys);
    return () => document.removeEventListener('keydown', keys);
  });

  if (!isAsked) return <Pending view={view} table={table} />;
  const places = [...new Map(legal.map((move) => [`${move.q} ${move.r}`, { q: move.q, r: move.r }])).values()];
  return places.map((place) => {
    const { x, y } = centreOf(place);
    const isHere = q === place.q && r === place.r;
    const [first] = side === undefined ? [] : waysOf(legal, side, place.q, place.r);
    const ways = side === undefined || !isHere ? [] : waysOf(legal, side, place.q, place.r);
    return (
      <Point
        key={`${place.q} ${place.r}`}
        as="g"
        thing={`gap:${place.q}:${place.r}`}
        picks={[first === undefined ? place : { ...place, rotation: first }, place]}
        why={side === undefined ? null : { type: 'place-hex', side, rotation: 0, ...place }}
        label={PHRASES[table.locale].gap(place.q, place.r)}
        tip={ways.length > 1 ? PHRASES[table.locale].turnTip(ways.length) : null}
        rule="AR-1.4"
        transform={`translate(${x} ${y})`}
        className={css['gap']}
        onAgain={ways.length > 1 ? turn : undefined}
      >
        {isHere && side !== undefined && rotation !== undefined && <Tile side={side} rotation={rotation} />}
        <path d={HEX} {...(isHere && side !== undefined && { style: { fill: 'transparent' } })} />
        {ways.length > 1 && (
          <g aria-hidden="true">
            <circle r="20" className={css['turn']} />
            <text y="9" className={css['turn-sign']}>
              ↻
            </text>
          </g>
        )}
      </Point>
    );
  });
}

/** The hex an explorer has placed while it is asked who goes there. */
function Pending({ view }: MapProps): ReactNode {
  const frame = frameOf(view, 'exploration');
  if (frame === null || frame.side === null || frame.region >= 0) return null;
  const { x, y } = centreOf(frame);
  return (
    <g transform={`translate(${x} ${y})`} opacity="0.85">
      <Tile side={frame.side} rotation={frame.rotation} />
    </g>
  );
}

function waysOf(legal: readonly Placement[], side: SideId, q: number, r: number): number[] {
  return legal.filter((move) => move.side === side && move.q === q && move.r === r).map(({ rotation }) => rotation);
}
