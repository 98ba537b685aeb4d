// The public counts of a seat: metropolises, islands and income, pieces on the board, cards. Thieves choose here.

import {
  discountsOf,
  fleetsOnBoard,
  incomeOf,
  islandCount,
  isOut,
  metropolisCount,
  metropolisesToWin,
  tableOf,
  troopsOnBoard,
} from '@atoll/game-cyclades';
import type { Cyclades } from '@atoll/game-cyclades';
import type { ReactNode } from 'react';
import CoinIcon from '~icons/game-icons/two-coins';
import FleetIcon from '~icons/game-icons/trireme';
import IslandIcon from '~icons/game-icons/island';
import MetropolisIcon from '~icons/game-icons/ancient-columns';
import PhilosopherIcon from '~icons/game-icons/philosopher-bust';
import PriestIcon from '~icons/game-icons/sun-priest';
import ProsperityIcon from '~icons/game-icons/cornucopia';
import TempleIcon from '~icons/game-icons/greek-temple';
import TroopIcon from '~icons/game-icons/spartan-helmet';
import type { SeatProps } from '../types.ts';
import { PHRASES } from './phrases.ts';
import { usePointing } from './pointing/use-pointing.ts';
import { Thing } from './thing.tsx';
import css from './seat-details.module.css';

export function SeatDetails({ view, viewer, seat, table }: SeatProps<Cyclades>): ReactNode {
  const phrases = PHRASES[table.locale];
  const board = tableOf(view);
  const player = view.players[seat];
  if (player === undefined) return null;
  if (isOut(board, seat)) return <p className={css['out']}>{phrases.out}</p>;
  const needed = metropolisesToWin(view);
  const metropolises = metropolisCount(board, seat);
  const islands = islandCount(board, seat);
  const income = incomeOf(board, seat);
  const fleets = fleetsOnBoard(board, seat);
  const troops = troopsOnBoard(board, seat);
  const temples = discountsOf(board, seat);
  return (
    <div className={css['details']} data-anchor={`seat-${seat}`}>
      <ul className={css['counts']}>
        <Count
          icon={<MetropolisIcon />}
          text={`${metropolises}/${needed}`}
          label={phrases.metropolises(metropolises, needed)}
          isMain
        />
        {player.gold !== null && seat !== viewer && (
          <Count icon={<CoinIcon />} text={String(player.gold)} label={phrases.gold(player.gold)} />
        )}
        <Count icon={<ProsperityIcon />} text={`+${income}`} label={phrases.income(income)} />
        <Count icon={<IslandIcon />} text={String(islands)} label={phrases.islands(islands)} />
        <Count icon={<TroopIcon />} text={String(troops)} label={phrases.troops(troops)} />
        <Count icon={<FleetIcon />} text={String(fleets)} label={phrases.fleets(fleets)} />
        <Count icon={<PriestIcon />} text={String(player.priests)} label={phrases.priests(player.priests)} />
        <Count
          icon={<PhilosopherIcon />}
          text={String(player.philosophers)}
          label={phrases.philosophers(player.philosophers)}
        />
        <Count icon={<TempleIcon />} text={String(temples)} label={phrases.discounts(temples)} />
      </ul>
      <Victim view={view} seat={seat} table={table} />
    </div>
  );
}

interface CountProps {
  readonly icon: ReactNode;
  readonly text: string;
  readonly label: string;
  readonly isMain?: boolean;
}

function Count({ icon, text, label, isMain = false }: CountProps): ReactNode {
  return (
    <li className={css['count']} title={label} data-main={isMain}>
      <span aria-hidden="true" className={css['figure']}>
        {icon}
        {text}
      </span>
      <span className="only-read-out">{label}</span>
    </li>
  );
}

/** Where a thief asks: this player can be named. */
function Victim({ view, seat, table }: Omit<SeatProps<Cyclades>, 'viewer'>): ReactNode {
  const pointing = usePointing(view);
  const state = pointing.stateOf(`seat:${seat}`);
  if (state !== 'target' && state !== 'chosen') return null;
  const label = PHRASES[table.locale].steal(table.seat(seat).name);
  return (
    <Thing as="div" pointing={pointing} thing={`seat:${seat}`} label={label} tip={null} className={css['victim']}>
      {label}
    </Thing>
  );
}
