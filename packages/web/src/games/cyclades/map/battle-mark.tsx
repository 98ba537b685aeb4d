// A battle, where it is fought: crossed swords, and what each side has before the dice.

import { battleStrength, tableOf } from '@atoll/game-cyclades/table';
import type { View } from '@atoll/game-cyclades/table';
import type { ReactNode } from 'react';
import SwordsIcon from '~icons/game-icons/crossed-swords';
import { battleOf } from '../battle.ts';
import { useCyclades } from '../pointing/use-pointing.ts';
import { Count, Hoplite, Trireme } from './pieces.tsx';
import { placeSpot } from './spots.ts';
import css from './map.module.css';

export function BattleMark({ view }: { readonly view: View }): ReactNode {
  const { seat: seatInfo } = useCyclades();
  const battle = battleOf(view);
  if (battle === null) return null;
  const { attack, defence } = battleStrength(tableOf(view), battle);
  const { x, y } = placeSpot(view.seats, battle.place);
  const Piece = battle.land ? Hoplite : Trireme;
  return (
    <g className={css['battle']} transform={`translate(${x} ${y})`} aria-hidden="true">
      <circle className={css['ring']} r="64" />
      <g transform="translate(-52 6)" data-seat-colour={seatInfo(battle.attacker).colour}>
        <Piece seat={battle.attacker} />
        <Count count={battle.attackers} x={16} y={-18} />
      </g>
      <g transform="translate(0 -58)">
        <rect className={css['score']} x="-46" y="-17" width="92" height="34" rx="17" />
        <SwordsIcon className={css['swords']} x="-11" y="-11" width="22" height="22" />
        <text className={css['strength']} x="-29" y="7">
          {attack.total}
        </text>
        <text className={css['strength']} x="29" y="7">
          {defence.total}
        </text>
      </g>
    </g>
  );
}
