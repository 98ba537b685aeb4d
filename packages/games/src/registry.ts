// The registry: from the id of a game and the number of a version to its rules. The present version is the code beside
// it; every other is a frozen file, fetched when somebody needs it.

import { hashText } from '@atoll/engine';
import type { AnyGame } from '@atoll/engine';
import type { Brain } from '@atoll/bots';
import { adapted } from './contract.js';
import type { FrozenModule, Rules } from './contract.js';
import type { Listed } from './list.js';

/** What is known of a frozen file before it is fetched. */
export interface FrozenFact {
  /** SHA-256 of its bytes. */
  readonly digest: string;
}

/** By game and version. */
export type Catalogue = Readonly<Record<string, Readonly<Record<number, FrozenFact>>>>;

/** How frozen files are reached: from a folder in Node, from the server in a page. */
export interface FrozenFiles {
  read(game: string, version: number): Promise<string>;
  load(game: string, version: number): Promise<FrozenModule>;
}

/** Which versions of a game there are. */
export interface Versions {
  readonly present: number;
  /** Ascending. The present one is among them once it has shipped. */
  readonly frozen: readonly number[];
}

/** `unknown-game`, `unknown-version`: nothing of that name; `damaged`: the file is not the one that was shipped. */
export class RulesError extends Error {
  override readonly name = 'RulesError';
  constructor(
    readonly kind: 'unknown-game' | 'unknown-version' | 'damaged',
    message: string,
  ) {
    super(message);
  }
}

export class Registry<Id extends string = string> {
  readonly ids: readonly Id[];
  private readonly opened = new Map<string, Promise<Rules>>();

  constructor(
    private readonly list: Readonly<Record<Id, Listed>>,
    private readonly catalogue: Catalogue,
    private readonly files: FrozenFiles,
  ) {
    this.ids = Object.keys(list) as Id[];
  }

  /** The rules new tables are played by. */
  async present(id: string): Promise<AnyGame> {
    return this.listed(id).load();
  }

  async allPresent(): Promise<readonly AnyGame[]> {
    return Promise.all(this.ids.map((id) => this.present(id)));
  }

  async versionsOf(id: string): Promise<Versions> {
    const { rulesVersion } = await this.present(id);
    return { present: rulesVersion, frozen: this.frozenOf(id) };
  }

  /** The rules of a table or a record: those it was begun under. */
  async rulesOf(id: string, version: number): Promise<AnyGame> {
    return (await this.isPresent(id, version)) ? this.present(id) : (await this.frozen(id, version)).game;
  }

  /** What the bots know of those rules. */
  async brainOf(id: string, version: number): Promise<Brain | null> {
    return (await this.isPresent(id, version)) ? this.listed(id).brain() : (await this.frozen(id, version)).brain;
  }

  /** The frozen file itself, be it of the present version. */
  async frozen(id: string, version: number): Promise<Rules> {
    const key = `${id} ${version}`;
    const opened = this.opened.get(key) ?? this.open(id, version);
    this.opened.set(key, opened);
    // What could not be fetched now can perhaps be fetched later.
    opened.catch(() => this.opened.delete(key));
    return opened;
  }

  private async open(id: string, version: number): Promise<Rules> {
    this.listed(id);
    const fact = this.catalogue[id]?.[version];
    if (fact === undefined) throw await this.unknownVersion(id, version);
    const digest = hashText(await this.files.read(id, version));
    if (digest !== fact.digest) {
      throw new RulesError(
        'damaged',
        `the frozen rules of ${id}, version ${version}, were changed: their digest is ${digest}, not ${fact.digest}`,
      );
    }
    const module = await this.files.load(id, version);
    const rules = await adapted(module);
    if (rules === null) {
      const spoken = `the frozen rules of ${id}, version ${version}, speak contract ${module.contract}`;
      throw new RulesError('unknown-version', `${spoken}, which this Atoll does not know`);
    }
    return rules;
  }

  /** An older version is known to be one without a look at the present rules: they need not be loaded for it. */
  private async isPresent(id: string, version: number): Promise<boolean> {
    const frozen = this.frozenOf(id);
    if (frozen.includes(version) && version !== frozen.at(-1)) return false;
    return (await this.present(id)).rulesVersion === version;
  }

  private frozenOf(id: string): readonly number[] {
    return Object.keys(this.catalogue[id] ?? {})
      .map(Number)
      .toSorted((a, b) => a - b);
  }

  private listed(id: string): Listed {
    if (!Object.hasOwn(this.list, id))
      throw new RulesError('unknown-game', `there is no game '${id}'; there are ${this.ids.join(', ')}`);
    return this.list[id as Id];
  }

  private async unknownVersion(id: string, version: number): Promise<RulesError> {
    const { present, frozen } = await this.versionsOf(id);
    const known = [...new Set([...frozen, present])].join(', ');
    return new RulesError(
      'unknown-version',
      `there is no version ${version} of the rules of ${id} here, only ${known}`,
    );
  }
}
