// The catalogue in the code, made from what stands beside the frozen files: a page and a server know the digests without
// fetching anything.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { LIST } from '../list.js';

/** `<version>.json`, beside the frozen file. */
export interface Facts {
  readonly game: string;
  readonly rulesVersion: number;
  readonly contract: number;
  /** SHA-256 of the file. */
  readonly digest: string;
  /** How many source files, and SHA-256 over their names and contents. */
  readonly madeFrom: { readonly files: number; readonly digest: string };
  readonly madeBy: string;
  readonly licences: readonly { readonly name: string; readonly version?: string; readonly licence: string }[];
}

/** All that has been frozen of a game, in order of versions. */
export function factsIn(folder: URL, id: string): Facts[] {
  const own = new URL(`${id}/`, folder);
  return (existsSync(own) ? readdirSync(own) : [])
    .filter((name) => /^\d+\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(new URL(name, own), 'utf8')) as Facts)
    .toSorted((a, b) => a.rulesVersion - b.rulesVersion);
}

const HEAD = `// Written by \`npx atoll freeze\`. What stands here has shipped and is never changed.

import type { GameId } from './list.js';
import type { FrozenFact } from './registry.js';

export const FROZEN: Readonly<Record<GameId, Readonly<Record<number, FrozenFact>>>> = {
`;

export function catalogueText(folder: URL): string {
  const games = Object.keys(LIST).map((id) => {
    const lines = factsIn(folder, id).map(
      ({ rulesVersion, digest }) => `    ${rulesVersion}: { digest: '${digest}' },\n`,
    );
    const key = /^\w+$/.test(id) ? id : `'${id}'`;
    return lines.length === 0 ? `  ${key}: {},\n` : `  ${key}: {\n${lines.join('')}  },\n`;
  });
  return `${HEAD}${games.join('')}};\n`;
}
