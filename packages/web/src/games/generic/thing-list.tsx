// Any plain data as nested lists with headings. Small things stand in one line, things of a kind in a table, empty
// ones are left out.

import type { ReactNode } from 'react';
import type { Words } from '../types.ts';
import { capital, inWords } from '../words.ts';
import css from './generic.module.css';
import { isEmpty, lineOf, UNSPOKEN } from './line.ts';

interface ThingListProps {
  readonly value: unknown;
  readonly words: Words;
  /** Names for the entries of a list with one per seat, and for numbers that are seats. */
  readonly seatNames: readonly string[];
}

export function ThingList({ value, words, seatNames }: ThingListProps): ReactNode {
  const isList = Array.isArray(value);
  const isPerSeat = isList && isOnePerSeat(value, seatNames);
  const entries = Object.entries(value ?? {}).filter(
    ([name, item]) => isList || (!UNSPOKEN.has(name) && !isEmpty(item)),
  );
  const nameOf = (name: string): string => {
    if (!isList) return capital(inWords(name));
    return (isPerSeat ? seatNames[Number(name)] : undefined) ?? String(Number(name) + 1);
  };
  return (
    <dl className={css['things']} data-seats={isPerSeat}>
      {entries.map(([name, item]) => {
        const columns = columnsOf(item, seatNames);
        const line =
          isPerSeat || columns !== null || isOnePerSeat(item, seatNames) ? null : lineOf(name, item, words, seatNames);
        return (
          <div key={name} className={line === null ? css['group'] : css['line']}>
            <dt>{nameOf(name)}</dt>
            <dd>
              {line ??
                (columns === null ? (
                  <ThingList value={item} words={words} seatNames={seatNames} />
                ) : (
                  <ThingTable rows={item as readonly Row[]} columns={columns} words={words} seatNames={seatNames} />
                ))}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function isOnePerSeat(value: unknown, seatNames: readonly string[]): boolean {
  return Array.isArray(value) && value.length === seatNames.length && value.every((item) => isRow(item));
}

type Row = Readonly<Record<string, unknown>>;

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The fields worth a column, where several things of a kind are listed; null if it is no such list. */
function columnsOf(value: unknown, seatNames: readonly string[]): readonly string[] | null {
  if (!Array.isArray(value) || value.length < 3 || !value.every(isRow) || isOnePerSeat(value, seatNames)) return null;
  const names = new Set<string>();
  for (const row of value) {
    for (const [name, item] of Object.entries(row)) if (!isEmpty(item) && !UNSPOKEN.has(name)) names.add(name);
  }
  return names.size > 1 ? [...names] : null;
}

interface ThingTableProps extends Omit<ThingListProps, 'value'> {
  readonly rows: readonly Row[];
  readonly columns: readonly string[];
}

function ThingTable({ rows, columns, words, seatNames }: ThingTableProps): ReactNode {
  return (
    <div className={css['scroll']} tabIndex={0} role="group" aria-label={columns.map(inWords).join(', ')}>
      <table className={css['table']}>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {capital(inWords(name))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => {
            const key = index;
            return (
              <tr key={key}>
                {columns.map((name) => (
                  <td key={name}>
                    {isEmpty(row[name])
                      ? ''
                      : (lineOf(name, row[name], words, seatNames) ?? (
                          <ThingList value={row[name]} words={words} seatNames={seatNames} />
                        ))}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
