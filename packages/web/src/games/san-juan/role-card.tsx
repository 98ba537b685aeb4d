// One of the five roles. Taken, it carries its picker's mark until the round ends.

import type { Seat } from '@atoll/engine';
import type { Role, SanJuan } from '@atoll/game-san-juan/table';
import type { ReactNode } from 'react';
import { SeatMark } from '../../ui/seat-mark.tsx';
import type { TableContext } from '../types.ts';
import type { Thing } from './gesture/scene.ts';
import type { Gesture } from './gesture/use-gesture.ts';
import { ROLE_MOTIFS } from './motifs.ts';
import { PHRASES } from './phrases.ts';
import { Piece } from './piece.tsx';
import css from './role-card.module.css';

interface RoleCardProps {
  readonly role: Role;
  readonly picker: Seat | null;
  readonly table: TableContext<SanJuan>;
  readonly gesture: Gesture;
}

const RULES: Readonly<Record<Role, SanJuan['rule']>> = {
  builder: 'SJ-5.1',
  producer: 'SJ-7.1',
  trader: 'SJ-8.1',
  mayor: 'SJ-9.2',
  prospector: 'SJ-10.1',
};

export function RoleCard({ role, picker, table, gesture }: RoleCardProps): ReactNode {
  const { words, locale, seat, decision } = table;
  const phrases = PHRASES[locale];
  const Motif = ROLE_MOTIFS[role];
  const thing: Thing = `role:${role}`;
  const name = words.thing(role);
  const isAsked = decision?.ask.kind === 'pick-role' && decision.ask.library;
  const use = gesture.purposeOf(thing);
  return (
    <div className={css['place']}>
      <Piece
        gesture={gesture}
        thing={thing}
        label={picker === null ? name : `${name}, ${phrases.takenBy(seat(picker).name)}`}
        title={name}
        tip={words.tip(role)}
        rule={RULES[role]}
        anchor={`role-${role}`}
        className={css['role']}
      >
        <span className={css['face']} data-role={role} data-taken={picker !== null} aria-hidden="true">
          <span className={css['picture']}>
            <Motif className={css['motif']} />
          </span>
          <span className={css['name']}>{name}</span>
          <span className={css['text']}>{words.tip(role)}</span>
        </span>
        {picker !== null && (
          <span className={css['picker']}>
            <SeatMark seat={picker} colour={seat(picker).colour} size="s" />
          </span>
        )}
      </Piece>
      {isAsked && use !== null && (
        <div className={css['library']} role="group" aria-label={words.thing('library')}>
          <span className={css['library-name']}>{words.thing('library')}</span>
          <button type="button" aria-pressed={use === 'pick'} onClick={() => gesture.pickAs(thing, 'pick')}>
            {phrases.libraryUse}
          </button>
          <button type="button" aria-pressed={use === 'save'} onClick={() => gesture.pickAs(thing, 'save')}>
            {phrases.librarySave}
          </button>
        </div>
      )}
    </div>
  );
}
