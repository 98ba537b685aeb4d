// The colours of the seats. Nothing is said by colour alone: each has a symbol and a letter, the same everywhere.

export const SEAT_COLOURS = ['coral', 'lagoon', 'sun', 'palm', 'plum'] as const;

export type SeatColour = (typeof SEAT_COLOURS)[number];

export type SeatSymbol = 'shell' | 'fish' | 'star' | 'leaf' | 'anchor';

export const SEAT_SYMBOLS: Readonly<Record<SeatColour, SeatSymbol>> = {
  coral: 'shell',
  lagoon: 'fish',
  sun: 'star',
  palm: 'leaf',
  plum: 'anchor',
};

/** A to E: the letter of a seat, for those who tell colours apart with difficulty, and in writing. */
export function letterOf(seat: number): string {
  return String.fromCodePoint(65 + seat);
}

export function colourOf(seat: number): SeatColour {
  return SEAT_COLOURS[seat % SEAT_COLOURS.length] ?? 'coral';
}
