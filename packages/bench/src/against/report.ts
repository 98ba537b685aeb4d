// A comparison of two checkouts, for people and for machines.

import { textTable } from '../text-table.js';
import type { Checkout } from './checkout.js';
import { isTooSlow } from './compared.js';
import type { ComparedRow } from './compared.js';
import { PAIRS } from './turns.js';

export interface Comparison {
  readonly old: Checkout;
  readonly new: Checkout;
  readonly pairs: number;
  readonly rows: readonly ComparedRow[];
  /** Rows that only one of the two has. */
  readonly onlyOld: readonly string[];
  readonly onlyNew: readonly string[];
}

export function jsonOf(comparison: Comparison): string {
  return `${JSON.stringify({ ...comparison, tooSlow: comparison.rows.filter(isTooSlow).map(title) }, null, 2)}\n`;
}

export function headOf({ old, new: fresh, pairs }: Pick<Comparison, 'old' | 'new' | 'pairs'>): string {
  const few = pairs < PAIRS ? ` Fewer than ${PAIRS} pairs show whether it runs, not how it compares.` : '';
  return `old: ${named(old)}\nnew: ${named(fresh)}\n${pairs} ${pairs === 1 ? 'pair' : 'pairs'}, by turns.${few}\n\n`;
}

/** The rows of one game, or of one store. */
export function groupOf(group: string, rows: readonly ComparedRow[]): string {
  const head = [group, 'old', 'new', 'new/old', 'of the pairs', ''];
  return `${textTable([head, ...rows.map(cellsOf)])}\n`;
}

export function footOf({ rows, onlyOld, onlyNew }: Pick<Comparison, 'rows' | 'onlyOld' | 'onlyNew'>): string {
  const slow = rows.filter(isTooSlow).map(title);
  const lines = [
    ...(onlyOld.length > 0 ? [`Only in the old one: ${onlyOld.join(', ')}.`] : []),
    ...(onlyNew.length > 0 ? [`Only in the new one: ${onlyNew.join(', ')}.`] : []),
    slow.length > 0
      ? `Not shown to be within a tenth: ${slow.join('; ')}.`
      : 'Everything asked for is within a tenth of the old one, or better.',
  ];
  return `${lines.join('\n')}\n`;
}

const title = ({ group, name }: ComparedRow): string => `${group}: ${name}`;

const named = ({ folder, commit }: Checkout): string => (commit === null ? folder : `${commit}  ${folder}`);

function cellsOf(row: ComparedRow): string[] {
  const { name, unit, ratio, least, most, verdict, asked, remark } = row;
  const figures = [row.old, row.new].map((value) => `${figure(value)} ${unit}`.trimEnd());
  // What only says how busy the machine was has no ratio worth reading.
  const ratios = row.better === null ? ['', ''] : [times(ratio), `${times(least)}–${times(most)}`];
  const aside = [asked || row.better === null ? '' : 'shown only', remark ?? ''].filter((text) => text !== '');
  const said = asked ? verdict : verdict.toLowerCase();
  return [name, ...figures, ...ratios, [said, ...aside.map((text) => `(${text})`)].join(' ').trim()];
}

const times = (ratio: number): string => ratio.toFixed(2);

/** Three figures are more than a measurement can vouch for. */
function figure(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString('en', { maximumFractionDigits: 3 });
}
