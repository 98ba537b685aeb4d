// Figures of a run, and what is asked of them.

import { textTable } from '../text-table.js';

export interface Percentiles {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
  readonly p99: number;
}

export function percentiles(values: readonly number[]): Percentiles {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { count: sorted.length, median: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** One line of the report: what was measured, what is asked at least, what is aimed at. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly floor?: number;
  readonly target?: number;
  /** Whether more is better. */
  readonly more?: boolean;
}

function verdict({ value, floor, target, more = false }: Figure): string {
  const reaches = (bar: number | undefined): boolean => bar !== undefined && (more ? value >= bar : value <= bar);
  if (floor === undefined) return '';
  return reaches(target) ? 'target' : reaches(floor) ? 'ok' : 'MISSED';
}

export function missed(figure: Figure): boolean {
  return verdict(figure) === 'MISSED';
}

const shown = (value: number | undefined): string =>
  value === undefined ? '' : value.toLocaleString('en', { maximumFractionDigits: value < 100 ? 1 : 0 });

export function report(title: string, figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [
    figure.name,
    `${shown(figure.value)} ${figure.unit}`,
    shown(figure.floor),
    shown(figure.target),
    verdict(figure),
  ]);
  return textTable([[title, 'measured', 'floor', 'target', ''], ...rows]);
}
