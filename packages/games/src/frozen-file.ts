// From a frozen file to rules as they are used today: it must be the one that was shipped, and speak a known contract.

import { hashText } from '@atoll/engine';
import { adapted } from './contract.js';
import type { FrozenModule, Rules } from './contract.js';
import { RulesError } from './rules-error.js';

/** What is known of a frozen file before it is fetched. */
export interface FrozenFact {
  /** SHA-256 of its bytes. */
  readonly digest: string;
}

/** How frozen files are reached: from a folder in Node, from the server in a page. */
export interface FrozenFiles {
  read(game: string, version: number): Promise<string>;
  load(game: string, version: number): Promise<FrozenModule>;
}

export async function openFrozen(files: FrozenFiles, id: string, version: number, fact: FrozenFact): Promise<Rules> {
  const digest = hashText(await files.read(id, version));
  if (digest !== fact.digest) {
    throw new RulesError(
      'damaged',
      `the frozen rules of ${id}, version ${version}, were changed: their digest is ${digest}, not ${fact.digest}`,
    );
  }
  const module = await files.load(id, version);
  const rules = adapted(module);
  if (rules === null) {
    const spoken = `the frozen rules of ${id}, version ${version}, speak contract ${module.contract}`;
    throw new RulesError('unknown-version', `${spoken}, which this Atoll does not know`);
  }
  return rules;
}
