// What is mine: gold and income, the pieces in reserve with what the next one costs, priests, philosophers,
// metropolises; and beside them what the answer in hand still needs: an amount, a choice, a look at the battle.

import type { Seat } from '@atoll/engine';
import {
  BUILDING_COST,
  fleetsOnBoard,
  GODS,
  incomeOf,
  MAX_FLEETS,
  MAX_TROOPS,
  metropolisCount,
  metropolisesToWin,
  recruitPrice,
  SPHINX_PRICE,
  tableOf,
  troopsOnBoard,
} from '@atoll/game-cyclades/table';
import type { Cyclades, Move } from '@atoll/game-cyclades/table';
import type { ReactNode } from 'react';
import CoinsIcon from '~icons/game-icons/two-coins';
import PhilosopherIcon from '~icons/game-icons/philosopher-bust';
import PriestIcon from '~icons/game-icons/sun-priest';
import type { TableProps } from '../../types.ts';
import { battleOf } from '../battle.ts';
import { BuildingTile, Metropolis } from '../map/buildings.tsx';
import { Hoplite, Trireme } from '../map/pieces.tsx';
import { PHRASES } from '../phrases.ts';
import { usePointing } from '../pointing/use-pointing.ts';
import type { Pointing } from '../pointing/use-pointing.ts';
import { Thing } from '../thing.tsx';
import { Walk } from '../walk.tsx';
import { Tray } from './tray.tsx';
import css from './own-area.module.css';

export function OwnArea({ view, viewer, table }: TableProps<Cyclades>): ReactNode {
  const pointing = usePointing(view);
  if (viewer === 'spectator') return <Tray view={view} table={table} />;
  return (
    <div className={css['own']} data-seat-colour={table.seat(viewer).colour} data-battle={battleOf(view) !== null}>
      <Purse view={view} viewer={viewer} table={table} />
      <Pieces view={view} viewer={viewer} table={table} pointing={pointing} />
      <Tray view={view} table={table} />
    </div>
  );
}

interface MineProps extends TableProps<Cyclades> {
  readonly viewer: Seat;
}

function Purse({ view, viewer, table }: MineProps): ReactNode {
  const phrases = PHRASES[table.locale];
  const gold = view.players[viewer]?.gold ?? 0;
  return (
    <div className={css['purse']} data-anchor="purse">
      <CoinsIcon aria-hidden="true" />
      <span className={css['gold']} aria-hidden="true">
        {gold}
      </span>
      <span className="only-read-out">{phrases.gold(gold)}</span>
      <span className={css['income']}>{phrases.income(incomeOf(tableOf(view), viewer))}</span>
    </div>
  );
}

interface PiecesProps extends MineProps {
  readonly pointing: Pointing;
}

function Pieces({ view, viewer, table, pointing }: PiecesProps): ReactNode {
  const { words, locale, decision } = table;
  const phrases = PHRASES[locale];
  const board = tableOf(view);
  const ask = decision?.ask ?? null;
  const turn = ask?.kind === 'act' ? ask : null;
  const next = turn === null ? null : recruitPrice(turn.god, turn.recruited);
  const recruits = turn === null ? null : GODS[turn.god].recruits;
  const priceOf = (piece: string): number | null => (piece === recruits ? next : null);
  const sells = ask?.kind === 'sphinx' ? `+${SPHINX_PRICE}` : null;
  const player = view.players[viewer];
  const metropolises = metropolisCount(board, viewer);
  const tool = (type: Move['type']) => `tool:${type}` as const;
  const parts = { words, pointing };
  const priceText = (price: number | null): string | null =>
    price === null ? null : price === 0 ? phrases.free : String(price);
  return (
    <Walk label={phrases.own} className={css['pieces']}>
      <Tool
        {...parts}
        thing={tool('recruit-fleet')}
        name="fleet"
        rule="CY-7.1"
        price={priceText(priceOf('fleet'))}
        count={MAX_FLEETS - fleetsOnBoard(board, viewer)}
        label={phrases.inReserve(MAX_FLEETS - fleetsOnBoard(board, viewer))}
      >
        <Picture>
          <Trireme seat={viewer} />
        </Picture>
      </Tool>
      <Tool
        {...parts}
        thing={tool('recruit-troop')}
        name="troop"
        rule="CY-7.1"
        price={priceText(priceOf('troop'))}
        count={MAX_TROOPS - troopsOnBoard(board, viewer)}
        label={phrases.inReserve(MAX_TROOPS - troopsOnBoard(board, viewer))}
      >
        <Picture>
          <Hoplite seat={viewer} />
        </Picture>
      </Tool>
      <Tool
        {...parts}
        thing={tool(sells === null ? 'recruit-priest' : 'sell-priest')}
        name="priest"
        rule="CY-5.8"
        price={sells ?? priceText(priceOf('priest'))}
        count={player?.priests ?? 0}
        label={phrases.priests(player?.priests ?? 0)}
      >
        <PriestIcon className={css['card']} aria-hidden="true" />
      </Tool>
      <Tool
        {...parts}
        thing={tool(sells === null ? 'recruit-philosopher' : 'sell-philosopher')}
        name="philosopher"
        rule="CY-9.5"
        price={sells ?? priceText(priceOf('philosopher'))}
        count={player?.philosophers ?? 0}
        label={phrases.philosophers(player?.philosophers ?? 0)}
      >
        <PhilosopherIcon className={css['card']} aria-hidden="true" />
      </Tool>
      <Tool
        {...parts}
        thing={null}
        name="metropolis"
        rule="CY-17.1"
        price={null}
        count={metropolises}
        of={metropolisesToWin(view)}
        label={phrases.metropolises(metropolises, metropolisesToWin(view))}
      >
        <Picture>
          <Metropolis width={62} height={36} isUsed={false} />
        </Picture>
      </Tool>
      {turn !== null && (
        <Tool
          {...parts}
          thing={tool('build')}
          name={GODS[turn.god].building}
          rule="CY-8.1"
          price={String(BUILDING_COST)}
          count={null}
          label={phrases.gold(BUILDING_COST)}
        >
          <Picture>
            <BuildingTile building={GODS[turn.god].building} />
          </Picture>
        </Tool>
      )}
    </Walk>
  );
}

function Picture({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <svg className={css['picture']} viewBox="-34 -27 68 52" aria-hidden="true">
      {children}
    </svg>
  );
}

interface ToolProps {
  readonly words: TableProps<Cyclades>['table']['words'];
  readonly pointing: Pointing;
  readonly thing: Parameters<Pointing['stateOf']>[0] | null;
  readonly name: string;
  readonly rule: Cyclades['rule'];
  readonly label: string;
  readonly count: number | null;
  readonly of?: number;
  readonly price: string | null;
  readonly children: ReactNode;
}

function Tool({ words, pointing, thing, name, rule, label, count, of, price, children }: ToolProps): ReactNode {
  return (
    <Thing
      as="div"
      pointing={pointing}
      thing={thing}
      label={[words.thing(name), label, ...(price === null ? [] : [price])].join(', ')}
      title={words.thing(name)}
      tip={words.tip(name)}
      rule={rule}
      anchor={`own-${name}`}
      className={css['tool']}
    >
      {children}
      <span className={css['count']} aria-hidden="true">
        {count}
        {of !== undefined && <span className={css['of']}>/{of}</span>}
      </span>
      {price !== null && (
        <span className={css['price']} aria-hidden="true">
          {price}
        </span>
      )}
    </Thing>
  );
}
