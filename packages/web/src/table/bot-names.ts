/** Proper names need no translation; the badge says what they are. */
const BOT_NAMES = ['Marina', 'Corto', 'Isla', 'Nemo', 'Pearl', 'Ulysse', 'Ondine', 'Barnaby'] as const;

/** Of the bot at a seat, where everybody must read the same name. */
export function botName(seat: number): string {
  return BOT_NAMES[seat % BOT_NAMES.length] ?? 'Bot';
}

/** For a table of one's own: others each time. */
export function botNames(count: number): string[] {
  const start = crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;
  return Array.from({ length: count }, (_, index) => botName(start + index));
}
