// The action wheel: thirteen actions, the coin zones of markets and ports, everybody's discs.

import { COIN_ZONE_SECTORS, discsOn, WHEEL, WHEEL_ACTIONS } from '@atoll/game-archipelago/table';
import type { Archipelago, View, WheelAction } from '@atoll/game-archipelago/table';
import type { Seat } from '@atoll/engine';
import type { ReactNode } from 'react';
import { Roving } from '../../../frame/roving.tsx';
import { letterOf } from '../../../ui/colours.ts';
import type { TableContext } from '../../types.ts';
import { ACTION_MOTIFS, BUILDING_MOTIFS } from '../motifs.ts';
import { PHRASES } from '../phrases.ts';
import { Point } from '../point.tsx';
import css from './wheel.module.css';

interface WheelProps {
  readonly view: View;
  readonly table: TableContext<Archipelago>;
}

const SECTOR = 24;
const INNER = 50;
const OUTER = 142;
const PICTURE = 84;
const RIM = 124;

const at = (radius: number, degrees: number): { x: number; y: number } => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
};

function wedge(from: number, to: number): string {
  const a = at(OUTER, from);
  const b = at(OUTER, to);
  const c = at(INNER, to);
  const d = at(INNER, from);
  return `M${a.x} ${a.y}A${OUTER} ${OUTER} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${INNER} ${INNER} 0 0 0 ${d.x} ${d.y}Z`;
}

export function Wheel({ view, table }: WheelProps): ReactNode {
  const phrases = PHRASES[table.locale];
  return (
    <Roving className={css['wheel']} aria-label={phrases.wheel}>
      <svg viewBox="-150 -150 300 300" className={css['svg']}>
        <circle r="148" className={css['plate']} />
        <circle r="145" className={css['gilt']} />
        {WHEEL_ACTIONS.map((action) => (
          <Sector key={action} action={action} view={view} table={table} />
        ))}
        <CoinZone zone="market" coins={view.marketCoins} table={table} />
        <CoinZone zone="port" coins={view.portCoins} table={table} />
        <circle r={INNER} className={css['hub']} />
        <text y="-8" className={css['turn-word']}>
          {phrases.turn}
        </text>
        <text y="22" className={css['turn']}>
          {view.turn}
        </text>
      </svg>
    </Roving>
  );
}

interface SectorProps extends WheelProps {
  readonly action: WheelAction;
}

function Sector({ action, view, table }: SectorProps): ReactNode {
  const { words, locale } = table;
  const phrases = PHRASES[locale];
  const { sector, circles } = WHEEL[action];
  const middle = sector * SECTOR;
  const picture = at(PICTURE, middle);
  const Motif = ACTION_MOTIFS[action];
  const discs = view.players.flatMap((_, seat) =>
    Array.from({ length: discsOn(view, action, seat as Seat) }, () => seat as Seat),
  );
  const names = discs.map((seat) => table.seat(seat).name).join(', ');
  const label = names === '' ? words.thing(action) : `${words.thing(action)}, ${phrases.discsOf(names)}`;
  const resource = action.startsWith('harvest-') ? action.slice('harvest-'.length) : undefined;
  return (
    <Point
      as="g"
      thing={`wheel:${action}`}
      picks={[{ action }]}
      why={{ type: 'act', action }}
      label={label}
      title={words.thing(action)}
      tip={words.tip(action)}
      rule={RULES[action] ?? 'AR-11.1'}
      className={css['sector']}
    >
      <path
        d={wedge(middle - SECTOR / 2, middle + SECTOR / 2)}
        className={css['wedge']}
        data-limited={circles !== null}
        data-resource={resource}
      />
      <Motif
        x={picture.x - 15}
        y={picture.y - 15}
        width={30}
        height={30}
        className={css['motif']}
        data-resource={resource}
      />
      {circles !== null && <Circles action={action} seats={view.players.length} taken={discs.length} />}
      <Discs discs={discs} middle={middle} table={table} />
    </Point>
  );
}

const RULES: Readonly<Partial<Record<WheelAction, Archipelago['rule']>>> = {
  taxes: 'AR-10.1',
  reproduction: 'AR-14.1',
  exploration: 'AR-13.2',
  recruitment: 'AR-15.1',
  construction: 'AR-17.1',
  transaction: 'AR-12.1',
  migration: 'AR-16.1',
};

/** The free circles of a limited action; discs cover them. */
function Circles({
  action,
  seats,
  taken,
}: {
  readonly action: WheelAction;
  readonly seats: number;
  readonly taken: number;
}): ReactNode {
  const { circles, sector } = WHEEL[action];
  if (circles === null) return null;
  const multicolour = seats === 5 ? circles.multicolour.five : circles.multicolour.upToFour;
  const count = (circles.ownColour ? seats : 0) + multicolour;
  return Array.from({ length: Math.max(0, count - taken) }, (_, i) => {
    const { x, y } = rimPlace(sector * SECTOR, i + taken, count);
    return <circle key={i} cx={x} cy={y} r="4.4" className={css['circle']} />;
  });
}

function rimPlace(middle: number, index: number, count: number): { x: number; y: number } {
  const perRow = 4;
  const row = Math.floor(index / perRow);
  const inRow = Math.min(perRow, count - row * perRow);
  return at(RIM + 9 - row * 12, middle + ((index % perRow) - (inRow - 1) / 2) * 5);
}

interface DiscsProps {
  readonly discs: readonly Seat[];
  readonly middle: number;
  readonly table: TableContext<Archipelago>;
}

function Discs({ discs, middle, table }: DiscsProps): ReactNode {
  return discs.map((seat, i) => {
    const { x, y } = rimPlace(middle, i, discs.length);
    return (
      // Discs only ever join.
      <g key={i} transform={`translate(${x} ${y})`} data-seat-colour={table.seat(seat).colour}>
        <circle r="7.6" cy="1" className={css['disc-side']} />
        <circle r="7.6" className={css['disc']} />
        <text y="3.4" className={css['disc-letter']}>
          {letterOf(seat)}
        </text>
      </g>
    );
  });
}

interface CoinZoneProps {
  readonly zone: 'market' | 'port';
  readonly coins: readonly number[];
  readonly table: TableContext<Archipelago>;
}

function CoinZone({ zone, coins, table }: CoinZoneProps): ReactNode {
  const { words, locale } = table;
  const middle = COIN_ZONE_SECTORS[zone] * SECTOR;
  const picture = at(PICTURE, middle);
  const Motif = BUILDING_MOTIFS[zone];
  const laid = coins.flatMap((count, seat) => Array.from({ length: count }, () => seat as Seat));
  return (
    <Point
      as="g"
      thing={`zone:${zone}`}
      picks={[]}
      label={PHRASES[locale].coinZone(words.thing(zone), laid.length)}
      tip={words.tip(zone)}
      rule="AR-19.1"
      className={css['sector']}
    >
      <path d={wedge(middle - SECTOR / 2, middle + SECTOR / 2)} className={css['zone']} />
      <Motif x={picture.x - 11} y={picture.y - 11} width={22} height={22} className={css['zone-motif']} />
      {laid.map((seat, i) => {
        const { x, y } = rimPlace(middle, i, laid.length);
        return (
          <g key={i} transform={`translate(${x} ${y})`} data-seat-colour={table.seat(seat).colour}>
            <circle r="7" className={css['coin']} />
            <text y="3.4" className={css['coin-letter']}>
              {letterOf(seat)}
            </text>
          </g>
        );
      })}
    </Point>
  );
}
