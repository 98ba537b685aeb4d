// Where frozen rules are found, and which of them the tables of a device need: for the worker that plays by them and for
// the service worker that keeps them.

import { FROZEN } from '@atoll/games/frozen';

/** Tables laid before they noted their version. */
export const FIRST_VERSION = 1;

type Catalogue = Readonly<Record<string, Readonly<Record<number, { readonly digest: string }>>>>;

/** With a piece of the digest: what a browser keeps under that address can never be another file. */
export function addressOfFrozen(game: string, version: number, catalogue: Catalogue = FROZEN): string {
  return `/frozen/${game}/${version}.mjs?${catalogue[game]?.[version]?.digest.slice(0, 16) ?? 'unknown'}`;
}

/** Of every game the newest one is part of the page itself; all others have to be fetched. */
export function frozenNeededBy(
  tables: Iterable<{ readonly game: string; readonly rulesVersion?: number | undefined }>,
  catalogue: Catalogue = FROZEN,
): string[] {
  const needed = new Set<string>();
  for (const { game, rulesVersion = FIRST_VERSION } of tables) {
    const versions = Object.keys(catalogue[game] ?? {}).map(Number);
    if (versions.includes(rulesVersion) && rulesVersion < Math.max(...versions))
      needed.add(addressOfFrozen(game, rulesVersion, catalogue));
  }
  return [...needed];
}
