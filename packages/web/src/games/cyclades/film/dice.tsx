// The two dice of an assault, thrown where it is fought; the next assault's after them.

import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { placeSpot } from '../map/spots.ts';
import type { Roll } from './flights.ts';
import css from './dice.module.css';

interface DiceProps {
  readonly rolls: readonly Roll[];
  readonly seats: number;
  readonly pace: number;
}

/** How long a throw can be read, in parts of the pace. */
const READ = 6;

export function Dice({ rolls, seats, pace }: DiceProps): ReactNode {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setShown((before) => before + 1), pace * READ);
    return () => clearInterval(timer);
  }, [pace]);
  const roll = rolls[shown];
  if (roll === undefined) return null;
  const { x, y } = placeSpot(seats, roll.place);
  const style = { animationDuration: `${pace * 2}ms` };
  return (
    <g className={css['dice']} transform={`translate(${x} ${y + 54})`} aria-hidden="true">
      <rect className={css['mat']} x="-92" y="-30" width="184" height="60" rx="30" />
      <text className={css['sum']} x="-70" y="8">
        {roll.attack}
      </text>
      <text className={css['sum']} x="70" y="8">
        {roll.defence}
      </text>
      <g key={shown}>
        <g className={css['die']} style={style} data-side="attack">
          <Die value={roll.attackDie} x={-27} />
        </g>
        <g className={css['die']} style={style} data-side="defence">
          <Die value={roll.defenceDie} x={27} />
        </g>
      </g>
    </g>
  );
}

function Die({ value, x }: { readonly value: number; readonly x: number }): ReactNode {
  return (
    <g transform={`translate(${x} 0)`}>
      <rect className={css['cube']} x="-19" y="-19" width="38" height="38" rx="8" />
      <text className={css['face']} y="10">
        {value}
      </text>
    </g>
  );
}
