// Which rules of the dossiers have a test, and which have none.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { definedIds } from './dossier.js';
import { testedIds } from './tested.js';

export interface Coverage {
  readonly total: number;
  readonly tested: number;
  readonly missing: readonly string[];
}

function coverageOf(defined: readonly string[], tested: ReadonlySet<string>): Coverage {
  const missing = defined.filter((id) => !tested.has(id));
  return { total: defined.length, tested: defined.length - missing.length, missing };
}

/** The games that have a dossier in this repository. */
export function gamesWithDossier(root: URL): string[] {
  const folder = new URL('docs/rules/', root);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .map((name) => name.slice(0, -'.md'.length))
    .toSorted();
}

/** Game → what is tested of its rules. */
export function rulesReport(root: URL, games: readonly string[]): Record<string, Coverage> {
  const tested = new Set(
    testFiles(new URL('packages/', root)).flatMap((file) => testedIds(readFileSync(file, 'utf8'))),
  );
  const report: Record<string, Coverage> = {};
  for (const game of games) {
    report[game] = coverageOf(definedIds(readFileSync(new URL(`docs/rules/${game}.md`, root), 'utf8')), tested);
  }
  return report;
}

/** packages/<package>/src/**.test.ts */
function testFiles(packages: URL): URL[] {
  return readdirSync(packages).flatMap((name) => {
    const sources = new URL(`${name}/src/`, packages);
    if (!existsSync(sources)) return [];
    const paths = readdirSync(sources, { recursive: true, encoding: 'utf8' });
    return paths
      .filter((path) => path.endsWith('.test.ts'))
      .map((path) => new URL(path.replaceAll('\\', '/'), sources));
  });
}
