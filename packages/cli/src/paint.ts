// Colours, where the terminal has them.

import { stripVTControlCharacters } from 'node:util';

const CODES = { bold: 1, dim: 2, red: 31, green: 32, yellow: 33, blue: 34, magenta: 35, cyan: 36 } as const;

export type Colour = keyof typeof CODES;

export function paint(coloured: boolean, colour: Colour, text: string): string {
  return coloured ? `\u001B[${CODES[colour]}m${text}\u001B[0m` : text;
}

/** Columns of text, the first to the left and the others to the right; colours take no room. */
export function columns(rows: readonly (readonly string[])[], gap = '  '): string[] {
  const widths: number[] = [];
  for (const row of rows) {
    for (const [index, cell] of row.entries()) widths[index] = Math.max(widths[index] ?? 0, widthOf(cell));
  }
  return rows.map((row) =>
    row
      .map((cell, index) => padded(cell, widths[index] ?? 0, index === 0))
      .join(gap)
      .trimEnd(),
  );
}

function padded(cell: string, width: number, left: boolean): string {
  const room = ' '.repeat(width - widthOf(cell));
  return left ? cell + room : room + cell;
}

function widthOf(text: string): number {
  return stripVTControlCharacters(text).length;
}
