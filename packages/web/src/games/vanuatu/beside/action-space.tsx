// One of the nine action spaces: everybody's markers on it, a crown on the one who holds it, live while a plan is being
// made; and what is missing where no marker may be put.

import type { Seat, Viewer } from '@atoll/engine';
import {
  ACTION_INDEX,
  canPerform,
  checkPlannable,
  holderOf,
  restTokensLeft,
  withMarkers,
} from '@atoll/game-vanuatu/table';
import type { ActionId, Table, Vanuatu, View } from '@atoll/game-vanuatu/table';
import type { ReactNode } from 'react';
import type { TableContext } from '../../types.ts';
import type { Gesture } from '../gesture/use-gesture.ts';
import { ACTION_ICONS } from '../icons.ts';
import { PHRASES } from '../phrases.ts';
import type { Phrases } from '../phrases.ts';
import { Piece } from '../piece.tsx';
import { Stack } from '../pieces/stack.tsx';
import { RULE_OF_ACTION } from '../questions.ts';
import css from './action-space.module.css';

export interface BesideProps {
  readonly view: View;
  readonly viewer: Viewer;
  readonly table: TableContext<Vanuatu>;
  readonly gesture: Gesture;
}

interface ActionSpaceProps extends BesideProps {
  readonly action: ActionId;
}

export function ActionSpace({ action, view, viewer, table, gesture }: ActionSpaceProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const { words } = table;
  const Icon = ACTION_ICONS[action];
  const ghosts = ghostsOn(action, gesture);
  const holder = holderOf(imagined(view, viewer, action, ghosts), action);
  const obstacle = obstacleOn(action, view, viewer, gesture, phrases);
  const markers = view.players.map((player) => player.markers[ACTION_INDEX[action]] ?? 0);
  const neutral = view.neutral[ACTION_INDEX[action]] ?? 0;
  return (
    <Piece
      gesture={gesture}
      thing={`action:${action}`}
      label={[
        words.thing(action),
        ...standing(markers, neutral, holder, table, phrases),
        ...(obstacle ? [obstacle] : []),
      ].join(', ')}
      title={words.thing(action)}
      tip={words.tip(action)}
      rule={RULE_OF_ACTION[action]}
      anchor={`action-${action}`}
      marks={{ 'data-missing': obstacle !== null, 'data-markers': markers.some((count) => count > 0) || neutral > 0 }}
      className={css['space']}
    >
      <span className={css['head']}>
        <Icon className={css['icon']} aria-hidden="true" />
        <span className={css['name']}>{phrases.short[action] ?? words.thing(action)}</span>
      </span>
      <span className={css['stacks']}>
        {markers.map((count, seat) => {
          const own = seat === viewer && ghosts.own ? 1 : 0;
          if (count + own === 0) return null;
          const { colour } = table.seat(seat as Seat);
          return <Stack key={colour} seat={seat} colour={colour} count={count} ghosts={own} holds={holder === seat} />;
        })}
        {neutral + (ghosts.neutral ? 1 : 0) > 0 && (
          <Stack seat={null} colour={null} count={neutral} ghosts={ghosts.neutral ? 1 : 0} />
        )}
      </span>
      {action === 'rest' && <RestTokens view={view} table={table} />}
      {obstacle !== null && <span className={css['missing']}>{obstacle}</span>}
    </Piece>
  );
}

interface Ghosts {
  readonly own: boolean;
  readonly neutral: boolean;
}

function ghostsOn(action: ActionId, { ask, picks }: Gesture): Ghosts {
  const isPicked = picks.action === action;
  return { own: isPicked && ask === 'plan', neutral: isPicked && ask === 'place-neutral' };
}

function imagined(view: View, viewer: Viewer, action: ActionId, ghosts: Ghosts): Table {
  return ghosts.own && viewer !== 'spectator' ? withMarkers(view, viewer, action, 1) : view;
}

/** Why nothing can be planned here, or why a held action brings nothing now. */
function obstacleOn(
  action: ActionId,
  view: View,
  viewer: Viewer,
  { ask, stateOf }: Gesture,
  phrases: Phrases,
): string | null {
  if (viewer === 'spectator') return null;
  if (ask === 'plan') {
    const illegal = checkPlannable(view, viewer, action);
    return illegal === null ? null : phrases.lacks[illegal.reason];
  }
  const isMine = ask === 'resolve' && holderOf(view, action) === viewer;
  const canAct = canPerform(view, viewer, action) || stateOf('bonus') === 'target';
  return isMine && !canAct ? phrases.cannotNow : null;
}

function standing(
  markers: readonly number[],
  neutral: number,
  holder: Seat | null,
  table: TableContext<Vanuatu>,
  phrases: Phrases,
): string[] {
  const told = markers.flatMap((count, seat) =>
    count === 0 ? [] : [phrases.markersOf(table.seat(seat as Seat).name, count)],
  );
  if (neutral > 0) told.push(phrases.neutralMarkers(neutral));
  if (told.length === 0) return [phrases.noMarkers];
  return holder === null ? told : [...told, phrases.heldBy(table.seat(holder).name)];
}

/** How many are left is open, and who has taken one; which ones is not. */
function RestTokens({ view, table }: Pick<BesideProps, 'view' | 'table'>): ReactNode {
  const phrases = PHRASES[table.locale];
  const left = restTokensLeft(view);
  return (
    <span className={css['tokens']} title={phrases.tokensLeft(left)} data-anchor="rest-tokens">
      {view.rests.map(({ seat }, index) => (
        // Tokens are taken one after the other.
        <span key={index} className={css['token']} data-seat-colour={table.seat(seat).colour} data-taken="true" />
      ))}
      {Array.from({ length: left }, (_, index) => (
        <span key={index + 4} className={css['token']} />
      ))}
    </span>
  );
}
