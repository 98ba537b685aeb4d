// Sentences from ids and numbers. A game's templates are ICU messages; the fields of the event, ask or move are
// prepared for them here, so that a template can name a thing, count a list or choose by an id. What has no template
// is told in the words of its own ids: a game is playable before anybody has written a sentence for it.

import type { Illegal, Seat } from '@atoll/engine';
import { IntlMessageFormat } from 'intl-messageformat';
import type { GameWords, Locale, Part, Sentence, ThingWords, Words } from './types.ts';

type Fields = Readonly<Record<string, unknown>>;
/** Text, numbers, and parts that must stay whole. */
type Value = string | number | PartValue;

/** Wraps parts so that the formatter hands them through. `toString` is what `select` sees. */
class PartValue {
  readonly parts: Sentence;
  private readonly key: string;
  constructor(parts: Sentence, key: string) {
    this.parts = parts;
    this.key = key;
  }
  toString(): string {
    return this.key;
  }
}

/** "sugar-mill" → "sugar mill", "customsHouse" → "customs house". */
export function inWords(id: string): string {
  return id
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_]+/g, ' ')
    .toLowerCase();
}

export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** French: "l’offre d’Ulysse", "le marché qu’Isla propose". English ends no word before a name in this way. */
export function elided(text: string, name: string): string {
  return /^[aeiouyàâéèêëîïôöùûü]/iu.test(name) ? text.replace(/(?<=^|[\s(])(d|qu)e $/iu, '$1’') : text;
}

/** French: "une flotte d’Isla", and "à vous" of whoever has given no name. */
export function belongsTo(name: string): string {
  return name === 'Vous' ? 'à vous' : `${elided('de ', name)}${name}`;
}

export function textOf(sentence: Sentence, nameOf: (seat: Seat) => string): string {
  return sentence.reduce<string>((text, part) => {
    if (typeof part === 'string') return text + part;
    if (!('seat' in part)) return text + part.text;
    return elided(text, nameOf(part.seat)) + nameOf(part.seat);
  }, '');
}

export interface WordsSetting {
  readonly words: GameWords | null;
  readonly locale: Locale;
  readonly seatFields: readonly string[];
  readonly viewer: Seat | null;
}

export function wordsFor(setting: WordsSetting): Words {
  const { words } = setting;
  const things = words?.things ?? {};
  // The log tells the same events at every drawing.
  const told = new WeakMap<object, Sentence | null>();
  const nameOfThing = (id: string): string => thingName(things, id) ?? capital(inWords(id));
  return {
    ask: (ask) => say(setting, words?.asks[ask.kind], ask.kind, ask),
    move: (move) => say(setting, words?.moves[move.type], move.type, move),
    event: (event) => {
      const known = told.get(event);
      if (known !== undefined) return known;
      const sentence = say(setting, words?.events[event.type], event.type, event);
      const result = sentence.length === 0 ? null : sentence;
      told.set(event, result);
      return result;
    },
    reason: ({ reason, params = {} }: Illegal) => say(setting, words?.reasons[reason], reason, params),
    motive: (why) => own(words?.motives, why) ?? null,
    thing: nameOfThing,
    tip: (id) => {
      const thing = Object.hasOwn(things, id) ? things[id] : undefined;
      return typeof thing === 'object' ? thing.tip : null;
    },
    source: (id) => own(words?.sources, id) ?? nameOfThing(id),
    ending: (id) => own(words?.endings, id) ?? capital(inWords(id)),
  };
}

function own<T>(table: Readonly<Record<string, T>> | undefined, id: string): T | undefined {
  return table !== undefined && Object.hasOwn(table, id) ? table[id] : undefined;
}

function thingName(things: Readonly<Record<string, ThingWords>>, id: string): string | undefined {
  const thing = own(things, id);
  return typeof thing === 'object' ? thing.name : thing;
}

/** British English joins "a, b and c", as rulebooks do. */
export const LISTS: Readonly<Record<Locale, string>> = { en: 'en-GB', fr: 'fr' };

const formats = new Map<string, IntlMessageFormat>();

function formatOf(template: string, locale: Locale): IntlMessageFormat {
  const key = `${locale}\0${template}`;
  let format = formats.get(key);
  if (format === undefined) {
    format = new IntlMessageFormat(template, locale);
    formats.set(key, format);
  }
  return format;
}

function say(setting: WordsSetting, template: string | undefined, id: string, fields: object): Sentence {
  if (template === undefined) return plainly(setting, id, fields as Fields);
  const parts: Part[] = [];
  for (const { value } of formatOf(template, setting.locale).formatToParts<Value>(
    prepared(setting, fields as Fields),
  )) {
    if (value instanceof PartValue) parts.push(...value.parts);
    else if (value !== undefined) parts.push(String(value));
  }
  return merged(parts);
}

/** Every value the templates may name. Fields of nested objects get compound names: `over.good` → `overGood`. */
function prepared(setting: WordsSetting, fields: Fields): Record<string, Value> {
  const values: Record<string, Value> = {};
  const put = (name: string, value: unknown): void => {
    if (typeof value === 'number' && isSeatField(setting, name)) {
      values[name] = new PartValue([{ seat: value as Seat }], String(value));
      values[`${name}Is`] = value === setting.viewer ? 'you' : 'other';
    } else if (typeof value === 'number') {
      values[name] = value;
    } else if (typeof value === 'string') {
      values[name] = thingValue(setting, value);
      values[`${name}Id`] = value;
    } else if (typeof value === 'boolean') {
      values[name] = value ? 'yes' : 'no';
    } else if (Array.isArray(value)) {
      values[name] = listValue(setting, name, value);
      values[`${name}Count`] = value.length;
    } else if (typeof value === 'object' && value !== null) {
      values[name] = new PartValue([inWords(name)], 'some');
      for (const [inner, innerValue] of Object.entries(value)) put(name + capital(inner), innerValue);
    } else {
      values[name] = 'none';
      values[`${name}Id`] = 'none';
      values[`${name}Is`] = 'none';
      values[`${name}Count`] = 0;
    }
  };
  for (const [name, value] of Object.entries(fields)) put(name, value);
  return values;
}

function isSeatField({ seatFields }: WordsSetting, name: string): boolean {
  return name === 'seat' || seatFields.includes(name);
}

function thingValue({ words }: WordsSetting, id: string): PartValue {
  const name = thingName(words?.things ?? {}, id);
  return new PartValue(name === undefined ? [inWords(id)] : [{ thing: id, text: name }], id);
}

/** "Chapel, 2 × Well and Tower": equal things counted, joined as the language does. */
function listValue(setting: WordsSetting, name: string, items: readonly unknown[]): PartValue {
  const groups: { parts: Sentence; key: string; count: number }[] = [];
  for (const item of items) {
    const value = itemValue(setting, name, item);
    const key = String(value);
    const group = groups.find((other) => other.key === key);
    if (group === undefined) groups.push({ parts: value.parts, key, count: 1 });
    else group.count += 1;
  }
  const list = new Intl.ListFormat(LISTS[setting.locale], { type: 'conjunction' });
  const parts: Part[] = [];
  for (const { type, value } of list.formatToParts(groups.map((_, index) => String(index)))) {
    const group = type === 'element' ? groups[Number(value)] : undefined;
    if (group === undefined) parts.push(value);
    else parts.push(...(group.count > 1 ? [`${group.count} × `] : []), ...group.parts);
  }
  return new PartValue(merged(parts), items.length === 0 ? 'none' : 'some');
}

function itemValue(setting: WordsSetting, name: string, item: unknown): PartValue {
  if (typeof item === 'string') return thingValue(setting, item);
  if (typeof item === 'number') {
    return isSeatField(setting, name)
      ? new PartValue([{ seat: item as Seat }], `seat ${item}`)
      : new PartValue([String(item)], String(item));
  }
  const parts = details(setting, (item ?? {}) as Fields);
  return new PartValue(parts, JSON.stringify(item));
}

function merged(parts: readonly Part[]): Sentence {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (typeof part === 'string' && typeof last === 'string') result[result.length - 1] = last + part;
    else if (part !== '') result.push(part);
  }
  return result;
}

/** Without a template: "Ana: Cards drawn · count 2 · reason well". */
function plainly(setting: WordsSetting, id: string, fields: Fields): Sentence {
  const { type: _type, kind: _kind, seat, ...rest } = fields as Fields & { type?: unknown; kind?: unknown };
  const parts: Part[] = [];
  if (typeof seat === 'number') parts.push({ seat: seat as Seat }, ': ');
  parts.push(capital(inWords(id)));
  const more = details(setting, rest);
  if (more.length > 0) parts.push(' · ', ...more);
  return merged(parts);
}

function details(setting: WordsSetting, fields: Fields): Sentence {
  const parts: Part[] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0))
      continue;
    if (parts.length > 0) parts.push(' · ');
    // A lone id says enough without the name of its field.
    if (typeof value === 'string') parts.push(...thingValue(setting, value).parts);
    else if (value === true) parts.push(inWords(name));
    else parts.push(`${inWords(name)} `, ...valueParts(setting, name, value));
  }
  return merged(parts);
}

function valueParts(setting: WordsSetting, name: string, value: unknown): Sentence {
  if (Array.isArray(value)) return listValue(setting, name, value).parts;
  if (typeof value === 'object' && value !== null) return details(setting, value as Fields);
  return itemValue(setting, name, value).parts;
}
