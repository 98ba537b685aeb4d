// Bundles of florins, cubes, tokens and cards inside a sentence: pieces of templates, for both languages.

import { RESOURCES } from '@atoll/game-archipelago/table';
import type { Resource } from '@atoll/game-archipelago/table';

interface GoodsWords {
  readonly florins: string;
  readonly tokens: string;
  readonly nothing: string;
  /** Branches of a plural: "one { · # stone} other { · # stones}". */
  readonly resources: Readonly<Record<Resource, string>>;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `field` holds cubes by resource: "· 2 fish · 1 wood". */
export function cubesTemplate(field: string, resources: GoodsWords['resources']): string {
  return RESOURCES.map((resource) => `{${field}${capital(resource)}, plural, =0 {} ${resources[resource]}}`).join('');
}

/** `field` holds goods: "· 3 florins · 1 fish · Thief", or the word for nothing. */
export function goodsTemplate(field: string, words: GoodsWords): string {
  const counts = [
    `${field}Florins`,
    ...RESOURCES.map((resource) => `${field}Cubes${capital(resource)}`),
    `${field}Tokens`,
    `${field}CardsCount`,
  ];
  const orNothing = counts.reduceRight(
    (inner, count) => `{${count}, plural, =0 {${inner}} other {}}`,
    ` · ${words.nothing}`,
  );
  return [
    `{${field}Florins, plural, =0 {} ${words.florins}}`,
    cubesTemplate(`${field}Cubes`, words.resources),
    `{${field}Tokens, plural, =0 {} ${words.tokens}}`,
    `{${field}CardsCount, plural, =0 {} other { · {${field}Cards}}}`,
    orNothing,
  ].join('');
}
