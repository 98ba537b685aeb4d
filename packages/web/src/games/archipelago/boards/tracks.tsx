// Board III with population and rebellion on one track and the distance between them; board IV with the surplus workers,
// what the next one costs and what they stir up.

import { STABILITY_BOARD, SURPLUS_BOARD, stabilityRow, surplusRow } from '@atoll/game-archipelago/table';
import type { Archipelago, View } from '@atoll/game-archipelago/table';
import type { ReactNode } from 'react';
import { Roving } from '../../../frame/roving.tsx';
import type { TableContext } from '../../types.ts';
import { PHRASES } from '../phrases.ts';
import { Point } from '../point.tsx';
import css from './tracks.module.css';

interface TracksProps {
  readonly view: View;
  readonly table: TableContext<Archipelago>;
}

/** The printed track ends here; more is written beside the marker. */
const END = 50;
const SURPLUS_END = 25;

export function Tracks({ view, table }: TracksProps): ReactNode {
  return (
    <Roving className={css['tracks']} aria-label={PHRASES[table.locale].tracks}>
      <Stability view={view} table={table} />
      <Surplus view={view} table={table} />
    </Roving>
  );
}

const percent = (value: number, end: number): string => `${(Math.min(value, end) / end) * 100}%`;
const signed = (value: number): string => (value > 0 ? `+${value}` : String(value).replace('-', '−'));

function Stability({ view, table }: TracksProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const { population, rebellion } = view;
  const gap = population - rebellion;
  const row = stabilityRow(view);
  return (
    <Point
      thing="stability"
      picks={[]}
      label={phrases.stability(population, rebellion, gap)}
      tip={phrases.stabilityTip(row.surplus, row.rebellion)}
      rule="AR-25.1"
      className={css['track']}
    >
      <span className={css['words']}>
        <span className={css['number']}>III</span>
        <b data-marker="population">{population}</b> {phrases.population}
        <b data-marker="rebellion">{rebellion}</b> {phrases.rebellion}
        <span className={css['gap']} data-near={gap <= 3}>
          {phrases.apart(gap)}
        </span>
      </span>
      <span className={css['rail']} aria-hidden="true">
        {STABILITY_BOARD.map(({ min, max, surplus, rebellion: stir }) => (
          <span
            key={min}
            className={css['band']}
            data-current={row.min === min}
            style={{
              left: percent(min === 0 ? 0 : min - 1, END),
              width: percent(max - (min === 0 ? 0 : min - 1), END),
            }}
          >
            <i>{min}</i>
            {surplus > 0 && <em data-kind="surplus">+{surplus}</em>}
            {stir > 0 && <em data-kind="rebellion">+{stir}</em>}
          </span>
        ))}
        <span
          className={css['between']}
          data-near={gap <= 3}
          style={{ left: percent(rebellion, END), width: percent(Math.max(0, gap), END) }}
        />
        <span
          className={css['marker']}
          data-marker="rebellion"
          data-anchor="rebellion"
          style={{ left: percent(rebellion, END) }}
        >
          {rebellion}
        </span>
        <span
          className={css['marker']}
          data-marker="population"
          data-anchor="population"
          style={{ left: percent(population, END) }}
        >
          {population}
        </span>
      </span>
    </Point>
  );
}

function Surplus({ view, table }: TracksProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const row = surplusRow(view);
  return (
    <Point
      thing="surplus"
      picks={[]}
      label={phrases.surplus(view.surplus, row.recruitCost, row.rebellion)}
      tip={phrases.surplusTip}
      rule="AR-7.4"
      className={css['track']}
      style={{ flex: '0 1 38%' }}
    >
      <span className={css['words']}>
        <span className={css['number']}>IV</span>
        <b data-marker="surplus">{view.surplus}</b> {phrases.surplusWord}
        <span className={css['gap']}>
          {row.recruitCost === null ? phrases.nobodyToHire : phrases.hireFor(row.recruitCost)}
        </span>
      </span>
      <span className={css['rail']} aria-hidden="true">
        {SURPLUS_BOARD.map(({ min, max, rebellion }) => (
          <span
            key={min}
            className={css['band']}
            data-current={row.min === min}
            style={{
              left: percent(min, SURPLUS_END + 1),
              width: percent((max ?? SURPLUS_END) - min + 1, SURPLUS_END + 1),
            }}
          >
            <em data-kind={rebellion > 0 ? 'rebellion' : 'calm'}>{signed(rebellion)}</em>
          </span>
        ))}
        <span
          className={css['marker']}
          data-marker="surplus"
          data-anchor="surplus-marker"
          style={{ left: percent(view.surplus + 0.5, SURPLUS_END + 1) }}
        >
          {view.surplus}
        </span>
      </span>
    </Point>
  );
}
