// The sea: one hex per space with its name in the corner, trade where it pays, fleets, the Kraken.

import type { Seat } from '@atoll/engine';
import { boardFor, isClosed, seaNumber, tableOf } from '@atoll/game-cyclades/table';
import type { SeaData, View } from '@atoll/game-cyclades/table';
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

/** Which way the arrow of a trade space points, in degrees from the right. */
const ARROWS = { e: 0, se: 60, sw: 120, w: 180, nw: 240, ne: 300 } as const;

function Sea({ sea, view, pointing, closed }: SeaProps): ReactNode {
  const { words, locale, seat: seatInfo } = useCyclades();
  const phrases = PHRASES[locale];
  const middle = chartFor(view.seats).at(sea);
  const { x, y } = middle;
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
        colour={stack === undefined ? undefined : seatInfo(stack.owner).colour}
      >
        <polygon
          className={css['hex']}
          points={pointsOf(cornersOf(middle, HEX - 1))}
          data-held={stack !== undefined}
          data-closed={closed}
        />
        <polygon data-halo="" points={pointsOf(cornersOf(middle, HEX - 5))} />
        {sea.prosperity > 0 && <Trade arrow={sea.tradeArrow} at={middle} />}
        <text aria-hidden="true" className={css['sea-name']} x={x} y={y + 50}>
          {seaName(sea.id)}
        </text>
        {hasKraken && (
          <g data-anchor="kraken" transform={`translate(${x} ${y})`}>
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

interface TradeProps {
  readonly arrow: SeaData['tradeArrow'];
  readonly at: Point;
}

/** Where it stands, without a transform: a map with fewer of them is moved faster. */
function Trade({ arrow, at }: TradeProps): ReactNode {
  const turn = arrow === null ? 0 : (ARROWS[arrow] * Math.PI) / 180;
  const turned = ([along, aside]: readonly [number, number]): Point => ({
    x: at.x + along * Math.cos(turn) - aside * Math.sin(turn),
    y: at.y + along * Math.sin(turn) + aside * Math.cos(turn),
  });
  return (
    <g aria-hidden="true" className={css['trade']}>
      {arrow !== null && <polygon className={css['arrow']} points={pointsOf(ARROW.map(turned))} />}
      <circle className={css['trade-coin']} cx={at.x - 30} cy={at.y + 25} r="10" />
      <text className={css['trade-sum']} x={at.x - 30} y={at.y + 29.4}>
        1
      </text>
    </g>
  );
}

/** Pointing to the right: how far along, how far aside. */
const ARROW: readonly (readonly [number, number])[] = [
  [40, -9],
  [53, 0],
  [40, 9],
  [43, 0],
];

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
