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
} from '@atoll/game-cyclades/table';
import type { Cyclades } from '@atoll/game-cyclades/table';
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
import { Count } from '../../frame/count.tsx';
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
        <Count label={phrases.metropolises(metropolises, needed)} isMain>
          <MetropolisIcon />
          {`${metropolises}/${needed}`}
        </Count>
        {player.gold !== null && seat !== viewer && (
          <Count label={phrases.gold(player.gold)}>
            <CoinIcon />
            {player.gold}
          </Count>
        )}
        <Count label={phrases.income(income)}>
          <ProsperityIcon />
          {`+${income}`}
        </Count>
        <Count label={phrases.islands(islands)}>
          <IslandIcon />
          {islands}
        </Count>
        <Count label={phrases.troops(troops)}>
          <TroopIcon />
          {troops}
        </Count>
        <Count label={phrases.fleets(fleets)}>
          <FleetIcon />
          {fleets}
        </Count>
        <Count label={phrases.priests(player.priests)}>
          <PriestIcon />
          {player.priests}
        </Count>
        <Count label={phrases.philosophers(player.philosophers)}>
          <PhilosopherIcon />
          {player.philosophers}
        </Count>
        <Count label={phrases.discounts(temples)}>
          <TempleIcon />
          {temples}
        </Count>
      </ul>
      <Victim view={view} seat={seat} table={table} />
    </div>
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
