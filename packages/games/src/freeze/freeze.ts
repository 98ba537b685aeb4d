// Freezes the present rules of a game: the file, what is known of it, its golden records, and its line in the catalogue.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { hashText } from '@atoll/engine';
import { CONTRACT } from '../contract.js';
import { bundle, BUNDLER, licenceComment } from './bundle.js';
import type { Bundle, Sources } from './bundle.js';
import { catalogueText } from './catalogue.js';
import type { Facts } from './catalogue.js';

/** What stands in a frozen file besides our own code: none but what the kernel needs. */
const LIBRARIES = ['@noble/hashes'] as const;

const LICENCES = {
  'Atoll, the rules of a game as they were when this version shipped.': 'LICENSE',
  '@noble/hashes': 'node_modules/@noble/hashes/LICENSE',
};

export interface Frozen {
  readonly facts: Facts;
  readonly goldenRecords: number;
  /** False if this very file was there before. */
  readonly isNew: boolean;
}

/** A version that has shipped stays as it is. */
export class AlreadyFrozen extends Error {
  override readonly name = 'AlreadyFrozen';
}

/** Where the rules of a game and its bots stand, by its id. */
function sourcesOf(id: string): Sources {
  const name = id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  return {
    game: { file: `packages/game-${id}/src/index.ts`, name },
    brain: { file: `packages/bots/src/${id}/brain.ts`, name: `${name}Brain` },
  };
}

/** `into`: the package that keeps frozen files. */
export async function freeze(
  root: URL,
  id: string,
  version: number,
  into = new URL('packages/games/', root),
): Promise<Frozen> {
  const made = await bundle(root, sourcesOf(id), licenceComment(root, LICENCES));
  const facts = factsOf(root, id, version, made);
  const folder = new URL(`frozen/${id}/`, into);
  const file = new URL(`${version}.mjs`, folder);
  const before = existsSync(file) ? readFileSync(file, 'utf8') : null;
  if (before !== null && before !== made.code) {
    throw new AlreadyFrozen(
      `version ${version} of ${id} has been frozen and is never written anew: where rules play differently, raise rulesVersion first`,
    );
  }
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, made.code);
  writeFileSync(new URL(`${version}.json`, folder), `${JSON.stringify(facts, null, 2)}\n`);
  const goldenRecords = copyGolden(new URL(`packages/game-${id}/src/golden/`, root), new URL(`${version}/`, folder));
  writeFileSync(new URL('src/frozen.ts', into), catalogueText(new URL('frozen/', into)));
  return { facts, goldenRecords, isNew: before === null };
}

function factsOf(root: URL, id: string, version: number, { code, files }: Bundle): Facts {
  const contents = files.map((file) => `${file}\n${hashText(readFileSync(new URL(file, root), 'utf8'))}\n`);
  const libraries = [...new Set(files.filter((file) => file.includes('node_modules/')).map(libraryOf))];
  const unknown = libraries.find((library) => !(LIBRARIES as readonly string[]).includes(library));
  if (unknown !== undefined)
    throw new Error(`${unknown} would be frozen with ${id}, and its licence is not known here`);
  return {
    game: id,
    rulesVersion: version,
    contract: CONTRACT,
    digest: hashText(code),
    madeFrom: { files: files.length, digest: hashText(contents.join('')) },
    madeBy: BUNDLER,
    licences: [
      { name: 'Atoll', licence: 'MIT' },
      ...libraries.map((name) => {
        const path = new URL(`node_modules/${name}/package.json`, root);
        const { version: own, license } = JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>;
        return { name, version: own ?? '', licence: license ?? '' };
      }),
    ],
  };
}

/** `node_modules/@noble/hashes/sha2.js` → `@noble/hashes`. */
function libraryOf(file: string): string {
  const [, path = ''] = file.split(/.*node_modules\//);
  return path
    .split('/')
    .slice(0, path.startsWith('@') ? 2 : 1)
    .join('/');
}

/** The golden records and what came of them go along: they are replayed under the frozen rules for ever. */
function copyGolden(from: URL, to: URL): number {
  const names = existsSync(from) ? readdirSync(from).filter((name) => name.endsWith('.json')) : [];
  if (names.length > 0) mkdirSync(to, { recursive: true });
  for (const name of names) writeFileSync(new URL(name, to), readFileSync(new URL(name, from)));
  return names.filter((name) => !name.endsWith('.result.json')).length;
}
