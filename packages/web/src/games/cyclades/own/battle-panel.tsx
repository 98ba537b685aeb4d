// A battle in figures: what each side has and from where, the chances of the next assault and of the whole battle.

import type { Seat } from '@atoll/engine';
import { battleStrength, tableOf } from '@atoll/game-cyclades/table';
import type { Cyclades, Strength, View } from '@atoll/game-cyclades/table';
import type { ReactNode } from 'react';
import { SeatMark } from '../../../ui/seat-mark.tsx';
import type { TableContext } from '../../types.ts';
import { battleOf } from '../battle.ts';
import { PHRASES } from '../phrases.ts';
import { percent } from '../preview.ts';
import css from './battle-panel.module.css';

interface BattlePanelProps {
  readonly view: View;
  readonly table: TableContext<Cyclades>;
}

export function BattlePanel({ view, table }: BattlePanelProps): ReactNode {
  const battle = battleOf(view);
  if (battle === null) return null;
  const { locale } = table;
  const phrases = PHRASES[locale];
  const { attack, defence, assault, battle: whole } = battleStrength(tableOf(view), battle);
  const { name } = table.seat(battle.attacker);
  const chances = [
    { chance: assault.defenderLoses, label: phrases.defenderLoses, side: 'attack' },
    { chance: assault.bothLose, label: phrases.bothLose, side: 'both' },
    { chance: assault.attackerLoses, label: phrases.attackerLoses, side: 'defence' },
  ].filter(({ chance }) => chance > 0);
  return (
    <section className={css['battle']} aria-label={phrases.battle}>
      <Side seat={battle.attacker} strength={attack} role={phrases.attacks} table={table} />
      <Side seat={battle.defender} strength={defence} role={phrases.defends} table={table} />
      <div className={css['odds']}>
        <p className={css['head']} title={phrases.dice}>
          {phrases.thisAssault}
        </p>
        <ul className={css['bar']}>
          {chances.map(({ chance, label, side }) => (
            <li key={side} data-side={side} style={{ flexGrow: chance }} title={label}>
              <strong>{percent(chance, locale)}</strong>
              <span className={css['what']}>{label}</span>
            </li>
          ))}
        </ul>
        <p className={css['whole']}>{phrases.toTheEnd(name, percent(whole.attackerWins, locale))}</p>
      </div>
    </section>
  );
}

interface SideProps extends Pick<BattlePanelProps, 'table'> {
  readonly seat: Seat;
  readonly strength: Strength;
  readonly role: string;
}

function Side({ seat, strength, role, table }: SideProps): ReactNode {
  const { words } = table;
  const { name, colour } = table.seat(seat);
  return (
    <div className={css['side']} data-seat-colour={colour}>
      <SeatMark seat={seat} colour={colour} size="s" />
      <div className={css['sum']}>
        <p className={css['who']}>
          {name} <span className={css['role']}>{role}</span>
        </p>
        <p className={css['parts']}>
          {strength.parts.map(({ from, island, strength: part }, index) => (
            <span key={`${from}-${island}`}>
              {index > 0 && ' + '}
              {part} {words.thing(from)}
              {island !== null && ` (${words.thing(island)})`}
            </span>
          ))}
        </p>
      </div>
      <strong className={css['total']}>{strength.total}</strong>
    </div>
  );
}
