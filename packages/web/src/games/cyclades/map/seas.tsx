// The sea: one hex per space with its name in the corner, trade where it pays, fleets, the Kraken.

import type { Seat } from '@atoll/engine';
import { boardFor, isClosed, seaNumber, tableOf } from '@atoll/game-cyclades';
import type { SeaData, View } from '@atoll/game-cyclades';
import type { ReactNode } from 'react';
import { seaName } from '../names.ts';
import { PHRASES } from '../phrases.ts';
import type { Pointing } from '../pointing/use-pointing.ts';
import { useCyclades } from '../pointing/use-pointing.ts';
import { Thing } from '../thing.tsx';
import { Figurine } from './figurines.tsx';
import { chartFor, cornersOf, HEX, pointsOf } from './hexes.ts';
import type { Point } from './hexes.ts';
import { Count, Trireme } from './pieces.tsx';
import css from './map.module.css';

interface SeasProps {
  readonly view: View;
  readonly pointing: Pointing;
}

export function Seas({ view, pointing }: SeasProps): ReactNode {
  const { data } = chartFor(view.seats);
  const table = tableOf(view);
  const board = boardFor(view.seats);
  return data.seas.map((sea) => (
    <Sea key={sea.id} sea={sea} view={view} pointing={pointing} closed={isClosed(table, seaNumber(board, sea.id))} />
  ));
}

interface SeaProps extends SeasProps {
  readonly sea: SeaData;
  readonly closed: boolean;
}

const HOLD = pointsOf(cornersOf({ x: 0, y: 0 }, HEX - 1));
const INNER = pointsOf(cornersOf({ x: 0, y: 0 }, HEX - 5));

/** Which way the arrow of a trade space points, in degrees from the right. */
const ARROWS = { e: 0, se: 60, sw: 120, w: 180, nw: 240, ne: 300 } as const;

function Sea({ sea, view, pointing, closed }: SeaProps): ReactNode {
  const { words, locale, seat: seatInfo } = useCyclades();
  const phrases = PHRASES[locale];
  const { x, y } = chartFor(view.seats).at(sea);
  const stack = view.fleets.find(({ sea: id }) => id === sea.id);
  const hasKraken = view.kraken === sea.id;
  const name = phrases.seaSpace(seaName(sea.id));
  const label = [
    name,
    ...(sea.prosperity > 0 ? [phrases.trade] : []),
    ...(stack === undefined ? [] : [phrases.fleetsOf(stack.fleets, seatInfo(stack.owner).name)]),
    ...(hasKraken ? [words.thing('kraken')] : closed ? [phrases.closed] : []),
  ].join(', ');
  return (
    <>
      <Thing
        pointing={pointing}
        thing={`sea:${sea.id}`}
        label={label}
        tip={sea.prosperity > 0 ? phrases.tradeTip : null}
        rule={sea.prosperity > 0 ? 'CY-4.1' : 'CY-1.6'}
        anchor={sea.id}
        className={css['sea']}
        transform={`translate(${x} ${y})`}
        colour={stack === undefined ? undefined : seatInfo(stack.owner).colour}
      >
        <polygon className={css['hex']} points={HOLD} data-held={stack !== undefined} data-closed={closed} />
        <polygon data-halo="" points={INNER} />
        {sea.prosperity > 0 && <Trade arrow={sea.tradeArrow} />}
        <text aria-hidden="true" className={css['sea-name']} y="50">
          {seaName(sea.id)}
        </text>
        {hasKraken && (
          <g data-anchor="kraken">
            <Figurine creature="kraken" radius={27} />
          </g>
        )}
      </Thing>
      {stack !== undefined && (
        <Fleets at={{ x, y }} sea={sea.id} owner={stack.owner} fleets={stack.fleets} pointing={pointing} name={name} />
      )}
    </>
  );
}

function Trade({ arrow }: { readonly arrow: SeaData['tradeArrow'] }): ReactNode {
  return (
    <g aria-hidden="true" className={css['trade']}>
      {arrow !== null && (
        <path className={css['arrow']} transform={`rotate(${ARROWS[arrow]})`} d="M40 -9L53 0L40 9L43 0Z" />
      )}
      <circle className={css['trade-coin']} cx="-30" cy="25" r="10" />
      <text className={css['trade-sum']} x="-30" y="29.4">
        1
      </text>
    </g>
  );
}

interface FleetsProps {
  readonly at: Point;
  readonly sea: string;
  readonly owner: Seat;
  readonly fleets: number;
  readonly pointing: Pointing;
  readonly name: string;
}

function Fleets({ at, sea, owner, fleets, pointing, name }: FleetsProps): ReactNode {
  const { words, locale, seat: seatInfo } = useCyclades();
  const { colour, name: player } = seatInfo(owner);
  return (
    <Thing
      pointing={pointing}
      thing={`fleets:${sea}`}
      label={`${PHRASES[locale].fleetsOf(fleets, player)}, ${name}`}
      tip={words.tip('fleet')}
      rule="CY-10.1"
      anchor={`fleets-${sea}`}
      className={css['stack']}
      transform={`translate(${at.x} ${at.y})`}
      colour={colour}
    >
      <circle data-halo="" cy="-2" r="30" />
      <g aria-hidden="true" className={css['piece']} transform="translate(0 2)">
        <Trireme seat={owner} />
      </g>
      <Count count={fleets} x={20} y={-18} />
    </Thing>
  );
}
