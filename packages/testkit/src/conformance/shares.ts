// How often each declared secret came out differently: a scramble that leaves a secret as it is proves nothing about it.

import { canonicalJson } from '@atoll/engine';

export class Shares {
  private readonly byName = new Map<string, { held: number; differed: number }>();

  /** What a viewer may not know, by name, in the truth and in what stands for it. */
  compare(truth: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): void {
    for (const [name, hidden] of Object.entries(truth)) {
      const share = this.byName.get(name) ?? { held: 0, differed: 0 };
      share.held += 1;
      if (canonicalJson(hidden) !== canonicalJson(other[name] ?? null)) share.differed += 1;
      this.byName.set(name, share);
    }
  }

  of(name: string): number | null {
    const share = this.byName.get(name);
    return share === undefined ? null : share.differed / share.held;
  }

  figures(): string {
    const each = [...this.byName].map(([name, { held, differed }]) => `${name} ${differed} of ${held}`);
    return each.length === 0 ? 'nothing hidden' : each.join(', ');
  }
}
