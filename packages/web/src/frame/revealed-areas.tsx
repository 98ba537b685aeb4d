// Everything face up: what each seat held then, one under the other. A replay of a finished game only.

import type { Seat } from '@atoll/engine';
import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { GameFace } from '../games/types.ts';
import type { Moment } from '../table/source.ts';
import { SeatMark } from '../ui/seat-mark.tsx';
import { TableContextOfFrame, useTable } from './table-context.ts';
import css from './revealed-areas.module.css';

interface RevealedAreasProps {
  readonly face: GameFace;
  readonly moments: readonly Moment[];
}

export function RevealedAreas({ face, moments }: RevealedAreasProps): ReactNode {
  return (
    <div className={css['areas']}>
      {moments.map((moment) => (
        <RevealedArea key={moment.viewer} face={face} moment={moment} />
      ))}
    </div>
  );
}

/** The table as that seat saw it stands around its area. */
function RevealedArea({ face, moment }: { readonly face: GameFace; readonly moment: Moment }): ReactNode {
  const table = useTable();
  const { view, viewer } = moment;
  const asSeen = useMemo(() => ({ ...table, snapshot: { ...table.snapshot, view, viewer } }), [table, view, viewer]);
  if (face.OwnArea === null) return null;
  const cards = face.objectives?.(view, viewer, table.words, table.locale) ?? [];
  const { seat, name, colour } = table.seat(viewer as Seat);
  return (
    <section className={css['area']} aria-label={name}>
      <h3 className={css['name']} data-seat-colour={colour}>
        <SeatMark seat={seat} colour={colour} size="s" />
        {name}
        {cards.map((card) => (
          <small key={card.id} className={css['objective']} title={card.goals.map(({ text }) => text).join(' ')}>
            {card.name}
          </small>
        ))}
      </h3>
      <TableContextOfFrame value={asSeen}>
        <face.OwnArea view={view} viewer={viewer} table={asSeen} />
      </TableContextOfFrame>
    </section>
  );
}
