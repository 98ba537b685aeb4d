// What the answer in hand still needs: how much or how many, which of a few; or a look at the battle.

import type { Cyclades, Move, View } from '@atoll/game-cyclades/table';
import type { ReactNode } from 'react';
import MinusIcon from '~icons/lucide/minus';
import PlusIcon from '~icons/lucide/plus';
import { SentenceView } from '../../../frame/sentence.tsx';
import { Button, IconButton } from '../../../ui/button.tsx';
import type { TableContext } from '../../types.ts';
import { battleOf } from '../battle.ts';
import { PHRASES } from '../phrases.ts';
import { AMOUNTS } from '../pointing/pointing.ts';
import type { Amount } from '../pointing/pointing.ts';
import { BattlePanel } from './battle-panel.tsx';
import css from './tray.module.css';

interface TrayProps {
  readonly view: View;
  readonly table: TableContext<Cyclades>;
}

export function Tray({ view, table }: TrayProps): ReactNode {
  const amount = amountOf(table);
  if (amount !== null) return <AmountSlider {...amount} table={table} />;
  const choices = choicesOf(table);
  if (choices.length > 0) return <Choices choices={choices} table={table} />;
  return battleOf(view) === null ? null : <BattlePanel view={view} table={table} />;
}

interface AmountRange {
  readonly amount: Amount;
  readonly value: number;
  readonly values: readonly number[];
}

/** Where only a number is left to choose. */
function amountOf({ decision, selection }: TableContext<Cyclades>): AmountRange | null {
  if (decision === null) return null;
  for (const amount of AMOUNTS) {
    const value = selection.picked.values[amount];
    if (typeof value !== 'number') continue;
    const values = selection.valuesOf(amount).filter((other) => typeof other === 'number');
    if (values.length > 1) return { amount, value, values: values.toSorted((a, b) => a - b) };
  }
  return null;
}

function AmountSlider({ amount, value, values, table }: AmountRange & Pick<TrayProps, 'table'>): ReactNode {
  const phrases = PHRASES[table.locale];
  const least = values[0] ?? value;
  const most = values.at(-1) ?? value;
  const set = (next: number): void => {
    if (next !== value && next >= least && next <= most) table.selection.select({ [amount]: next });
  };
  return (
    <div className={css['amount']}>
      <label className={css['label']}>
        {phrases.amounts[amount]}
        <span className={css['range']}>{phrases.between(least, most)}</span>
        <input
          type="range"
          className={css['slider']}
          data-amount={amount}
          min={least}
          max={most}
          value={value}
          onChange={(event) => set(Number(event.currentTarget.value))}
          onKeyDown={(event) => {
            // The frame leaves keys in a field alone; here they mean what they mean everywhere.
            if (event.key === 'Enter') table.selection.send();
            else if (event.key === 'Escape') table.selection.clear();
          }}
        />
      </label>
      <div className={css['steps']}>
        <IconButton label={phrases.less} aria-disabled={value === least} onClick={() => set(value - 1)}>
          <MinusIcon />
        </IconButton>
        <output className={css['value']}>{value}</output>
        <IconButton label={phrases.more} aria-disabled={value === most} onClick={() => set(value + 1)}>
          <PlusIcon />
        </IconButton>
      </div>
    </div>
  );
}

/** As many as fit beside the pieces. */
const MOST_CHOICES = 8;

/** What is picked leaves a few answers: each is said in full. Places are pressed on the map. */
function choicesOf({ decision, selection }: TableContext<Cyclades>): readonly Move[] {
  if (decision === null || selection.ready !== null) return [];
  const isAsked = Object.keys(selection.picked.values).length > 0 || decision.legal.some(({ type }) => type === 'rob');
  const choices = selection.candidates.filter((move) => !('to' in move) || move.type === 'convert-building');
  return isAsked && choices.length > 0 && choices.length <= MOST_CHOICES && isOfOnePlace(choices) ? choices : [];
}

/** They concern one island or none: a tool in the hand still wants a place on the map. */
function isOfOnePlace(choices: readonly Move[]): boolean {
  const places = new Set(
    choices.map((move) => ('island' in move ? move.island : 'sea' in move ? move.sea : '')).filter((id) => id !== ''),
  );
  return places.size <= 1;
}

function Choices({ choices, table }: Pick<TrayProps, 'table'> & { readonly choices: readonly Move[] }): ReactNode {
  const { words, locale, selection } = table;
  return (
    <div className={css['choices']} role="group" aria-label={PHRASES[locale].choose}>
      {choices
        .filter((move) => Object.keys(move).length > 1)
        .map((move) => (
          <Button
            key={JSON.stringify(move)}
            weight="secondary"
            size="s"
            data-choice=""
            onClick={() => selection.select({ ...move })}
          >
            <SentenceView sentence={words.move(move)} />
          </Button>
        ))}
    </div>
  );
}
