// The gods in the order of this cycle, each with its offering track; Apollo with his queue; those who rest at the end.

import type { Seat } from '@atoll/engine';
import { BUILDING_COST, GODS, offeringOnTrack } from '@atoll/game-cyclades/table';
import type { GodId, MainGod, View } from '@atoll/game-cyclades/table';
import type { ReactNode } from 'react';
import ProsperityIcon from '~icons/game-icons/cornucopia';
import { letterOf } from '../../../ui/colours.ts';
import type { TableProps } from '../../types.ts';
import type { Cyclades } from '@atoll/game-cyclades/table';
import { BUILDING_ICONS, GOD_ICONS } from '../icons.ts';
import { PHRASES } from '../phrases.ts';
import type { Pointing } from '../pointing/use-pointing.ts';
import { ruleOfGod } from '../questions.ts';
import { Thing } from '../thing.tsx';
import { Walk } from '../walk.tsx';
import css from './gods.module.css';

export interface PartProps extends TableProps<Cyclades> {
  readonly pointing: Pointing;
}

export function Gods(props: PartProps): ReactNode {
  const { view, table } = props;
  return (
    <Walk label={PHRASES[table.locale].gods} className={css['gods']}>
      {view.row.map((god) => (
        <God key={god} {...props} god={god} />
      ))}
      <Apollo {...props} />
      {view.faceDown.map((god) => (
        <Resting key={god} {...props} god={god} />
      ))}
    </Walk>
  );
}

/** The god whose turn it is. */
function actingGod({ stack }: View): GodId | null {
  for (const frame of stack) {
    if (frame.kind === 'god-turn') return frame.god;
    if (frame.kind === 'apollo-turn') return 'apollo';
  }
  return null;
}

const SPACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

function God({ god, view, viewer, table, pointing }: PartProps & { readonly god: MainGod }): ReactNode {
  const { words, locale, seat: seatInfo, selection } = table;
  const phrases = PHRASES[locale];
  const Icon = GOD_ICONS[god];
  const standing = view.offerings.find((offering) => offering.god === god);
  const isActing = actingGod(view) === god;
  const { god: pickedGod, gold: pickedGold } = selection.picked.values;
  const wanted = pickedGod === god && typeof pickedGold === 'number' ? pickedGold : null;
  const label = [
    words.thing(god),
    standing === undefined ? phrases.nobodyOffered : phrases.offered(seatInfo(standing.seat).name, standing.gold),
    ...(isActing ? [phrases.actsNow] : []),
  ].join(', ');
  return (
    <Thing
      as="div"
      pointing={pointing}
      thing={`god:${god}`}
      label={label}
      title={words.thing(god)}
      tip={words.tip(god)}
      rule={ruleOfGod(god)}
      anchor={`god-${god}`}
      className={css['god']}
    >
      <span className={css['tint']} data-god={god} data-acting={isActing} aria-hidden="true">
        <span className={css['medal']}>
          <Icon />
        </span>
        <span className={css['about']}>
          <span className={css['name']}>{words.thing(god)}</span>
          <Favours god={god} />
        </span>
        <span className={css['track']}>
          {standing !== undefined && wanted === null && <span className={css['sum']}>{standing.gold}</span>}
          {wanted !== null && <span className={css['sum']}>{wanted}</span>}
          {SPACES.map((space) => {
            const lies = standing !== undefined && offeringOnTrack(standing.gold).space === space;
            const comes = wanted !== null && offeringOnTrack(wanted).space === space;
            return (
              <span key={space} className={css['space']} data-last={space === 10}>
                {!lies && !comes && (space === 10 ? '10+' : space)}
                {lies && (
                  <Marker
                    god={god}
                    seat={standing.seat}
                    gold={standing.gold}
                    table={table}
                    isBeaten={wanted !== null}
                  />
                )}
                {comes && viewer !== 'spectator' && (
                  <Marker god={god} seat={viewer} gold={wanted} table={table} isGhost />
                )}
              </span>
            );
          })}
        </span>
      </span>
    </Thing>
  );
}

/** What the god gives: pieces at rising prices, and a building. */
function Favours({ god }: { readonly god: MainGod }): ReactNode {
  const { recruitCosts, building } = GODS[god];
  const Building = BUILDING_ICONS[building];
  return (
    <span className={css['favours']}>
      {recruitCosts.join('·')}
      <Building />
      {BUILDING_COST}
    </span>
  );
}

interface MarkerProps {
  readonly god: GodId;
  readonly seat: Seat;
  readonly gold: number;
  readonly table: PartProps['table'];
  /** Not made yet. */
  readonly isGhost?: boolean;
  /** Would have to leave. */
  readonly isBeaten?: boolean;
}

function Marker({ god, seat, gold, table, isGhost = false, isBeaten = false }: MarkerProps): ReactNode {
  const { tens } = offeringOnTrack(gold);
  return (
    <span
      className={css['marker']}
      data-seat-colour={table.seat(seat).colour}
      data-anchor={isGhost ? undefined : `marker-${god}-${seat}`}
      data-ghost={isGhost}
      data-beaten={isBeaten}
    >
      {letterOf(seat)}
      {tens > 0 && <span className={css['tens']}>{gold}</span>}
    </span>
  );
}

function Apollo({ view, table, pointing }: PartProps): ReactNode {
  const { words, locale, seat: seatInfo } = table;
  const phrases = PHRASES[locale];
  const Icon = GOD_ICONS.apollo;
  const isActing = actingGod(view) === 'apollo';
  const waiting = view.apollo.flatMap((seat) => (seat === null ? [] : [seatInfo(seat).name]));
  const spaces = Math.max(view.apollo.length, view.seats);
  return (
    <Thing
      as="div"
      pointing={pointing}
      thing="god:apollo"
      label={[words.thing('apollo'), phrases.queue(waiting), ...(isActing ? [phrases.actsNow] : [])].join(', ')}
      title={words.thing('apollo')}
      tip={words.tip('apollo')}
      rule={ruleOfGod('apollo')}
      anchor="god-apollo"
      className={css['god']}
    >
      <span className={css['tint']} data-god="apollo" data-acting={isActing} aria-hidden="true">
        <span className={css['medal']}>
          <Icon />
        </span>
        <span className={css['about']}>
          <span className={css['name']}>{words.thing('apollo')}</span>
          <span className={css['favours']}>+1 / +4</span>
        </span>
        <span className={css['track']} data-queue="">
          {Array.from({ length: spaces }, (_, place) => {
            const seat = view.apollo[place] ?? null;
            return (
              <span key={place} className={css['space']}>
                {seat === null && (place === 0 ? <ProsperityIcon /> : place + 1)}
                {seat !== null && <Marker god="apollo" seat={seat} gold={0} table={table} />}
              </span>
            );
          })}
        </span>
      </span>
    </Thing>
  );
}

function Resting({ god, table, pointing }: PartProps & { readonly god: MainGod }): ReactNode {
  const { words, locale } = table;
  const phrases = PHRASES[locale];
  const Icon = GOD_ICONS[god];
  return (
    <Thing
      as="div"
      pointing={pointing}
      thing={`god:${god}`}
      label={`${words.thing(god)}, ${phrases.resting}`}
      title={words.thing(god)}
      tip={words.tip(god)}
      rule="CY-3.7"
      className={css['resting']}
    >
      <span className={css['medal']} aria-hidden="true">
        <Icon />
      </span>
      <span className={css['name']} aria-hidden="true">
        {words.thing(god)}
      </span>
    </Thing>
  );
}
