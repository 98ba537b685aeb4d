// Turns ids, numbers and lists into readable English.
//
// A phrase is a template over the fields of an event:
//   {building}        "sugar mill": an id in words, a list joined, a number as it is
//   {seat}            the name of the player in that seat; so is any field given as {governor:seat}
//   {cards:card}      "1 card", "3 cards": a number, or how many there are in a list

export type Fields = Readonly<Record<string, unknown>>;
export type NameOf = (seat: number) => string;

/** "sugar-mill" → "sugar mill", "customsHouse" → "customs house"; "A1" stays as it is. */
export function inWords(id: string): string {
  return id.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll(/[-_]+/g, ' ');
}

/** "a sugar mill", "an indigo plant". */
export function withArticle(id: string): string {
  return `${/^[aeiou]/.test(id) ? 'an' : 'a'} ${inWords(id)}`;
}

/** "chapel", "chapel and well", "chapel, well and tower". */
export function joined(parts: readonly string[]): string {
  if (parts.length < 2) return parts[0] ?? 'nothing';
  return `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

/** "1 card", "3 cards", "no cards". */
export function counted(value: unknown, noun: string): string {
  const count = Array.isArray(value) ? value.length : Number(value ?? 0);
  if (count === 1) return `1 ${noun}`;
  return `${count === 0 ? 'no' : count} ${noun.endsWith('y') ? `${noun.slice(0, -1)}ie` : noun}s`;
}

export function valueInWords(value: unknown): string {
  if (typeof value === 'string') return inWords(value) || 'nothing';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return joined(value.map(valueInWords));
  if (typeof value !== 'object' || value === null) return 'nothing';
  return joined(Object.entries(value).map(([key, item]) => `${inWords(key)} ${valueInWords(item)}`));
}

const HOLE = /\{(\w+)(?::([^}]+))?\}/g;

export function fillIn(template: string, fields: Fields, nameOf: NameOf): string {
  return template.replaceAll(HOLE, (_hole, field: string, as?: string) => {
    const value = fields[field];
    if (as === 'seat' || (as === undefined && field === 'seat')) return seatsInWords(value, nameOf);
    return as === undefined ? valueInWords(value) : counted(value, as);
  });
}

function seatsInWords(value: unknown, nameOf: NameOf): string {
  if (Array.isArray(value)) return joined(value.map((seat) => seatsInWords(seat, nameOf)));
  return typeof value === 'number' ? nameOf(value) : 'nobody';
}

/** For a game without phrases of its own: "Ana: cards drawn (count 2)". */
export function plainly(thing: { readonly type: string }, nameOf: NameOf): string {
  const { type, seat, ...rest } = thing as Fields & { readonly type: string };
  const details = Object.entries(rest).map(([key, value]) => `${inWords(key)} ${valueInWords(value)}`);
  const who = typeof seat === 'number' ? `${nameOf(seat)}: ` : '';
  return `${who}${inWords(type)}${details.length === 0 ? '' : ` (${details.join(', ')})`}`;
}
