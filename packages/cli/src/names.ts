// The people at a table of machine players.

import { paint } from './paint.js';
import type { Colour } from './paint.js';

const PLAYERS: readonly (readonly [string, Colour])[] = [
  ['Ana', 'cyan'],
  ['Bruno', 'yellow'],
  ['Chloé', 'magenta'],
  ['Dario', 'green'],
  ['Elena', 'blue'],
];

export function playerName(seat: number): string {
  return PLAYERS[seat]?.[0] ?? `Seat ${seat}`;
}

/** The name in the player's colour, where the terminal has colours. */
export function paintedName(coloured: boolean): (seat: number) => string {
  return (seat) => paint(coloured, PLAYERS[seat]?.[1] ?? 'bold', playerName(seat));
}
