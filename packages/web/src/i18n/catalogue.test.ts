// Both languages say the same things with the same figures, and nothing is written that nobody reads.

import { readdirSync, readFileSync } from 'node:fs';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { describe, expect, it } from 'vitest';
import { SHELF } from '../games/shelf.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';

function flat(tree: object, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === 'string') found.set(path + name, value);
    else for (const [key, text] of flat(value as object, `${path}${name}.`)) found.set(key, text);
  }
  return found;
}

function argumentsOf(elements: readonly MessageFormatElement[]): Set<string> {
  const found = new Set<string>();
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue;
    if (element.type === TYPE.tag) continue;
    found.add(element.value);
    if (element.type === TYPE.plural || element.type === TYPE.select) {
      for (const option of Object.values(element.options))
        for (const name of argumentsOf(option.value)) found.add(name);
    }
  }
  return found;
}

const english = flat(en);
const french = flat(fr);

it('both languages have the same keys', () => {
  expect([...french.keys()]).toEqual([...english.keys()]);
});

it('a sentence names the same figures in both languages', () => {
  const differing = [...english].filter(([key, text]) => {
    const other = argumentsOf(parse(french.get(key) ?? ''));
    const own = argumentsOf(parse(text));
    return own.size !== other.size || [...own].some((name) => !other.has(name));
  });
  expect(differing).toEqual([]);
});

it('French typography: no straight apostrophe, a space before high punctuation', () => {
  const wrong = [...french].filter(([, text]) => text.includes("'") || /\p{L}[;:!?](?:\s|$)/u.test(text));
  expect(wrong).toEqual([]);
});

describe('every key is used', () => {
  const source = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('i18n') && !file.includes('.test.'))
    .map((file) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
    .join('\n');
  /** Keys put together at run time: t(`undoWhy.${barrier}`), games(`${game}.name`), t(name) of the drawer's tabs. */
  const composed = new RegExp(
    `^((refusals|table\\.(undoWhy|atZero)|bots\\.level|council\\.choice|account\\.problem)\\.|games\\.(${SHELF.join('|')})\\.|table\\.(log|chat|deals|rules|settings)$)`,
  );

  it('no unused key', () => {
    const unused = [...english.keys()].filter((key) => {
      const last = key.slice(key.indexOf('.') + 1);
      return !composed.test(key) && !source.includes(`('${last}'`);
    });
    expect(unused).toEqual([]);
  });
});
