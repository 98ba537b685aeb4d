// What no tool checks: that every package is compiled, that projects refer to what their package depends on,
// and that the lock file names no registry.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const root = new URL('../', import.meta.url);

interface Manifest {
  readonly dependencies?: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}
interface Project {
  readonly references?: readonly { readonly path: string }[];
}

function readJson(path: string): unknown {
  return JSON.parse(readFileSync(new URL(path, root), 'utf8'));
}

const packages = readdirSync(new URL('packages', root)).filter((name) =>
  existsSync(new URL(`packages/${name}/package.json`, root)),
);

function dependenciesOf(name: string): string[] {
  const { dependencies, devDependencies } = readJson(`packages/${name}/package.json`) as Manifest;
  return Object.keys({ ...dependencies, ...devDependencies });
}

it('every package is compiled by the root project', () => {
  const { references = [] } = readJson('tsconfig.json') as Project;
  expect(references.map(({ path }) => path).toSorted()).toEqual(
    [...packages.map((name) => `packages/${name}`), 'scripts'].toSorted(),
  );
});

describe('a project refers to the packages it depends on', () => {
  it.each(packages)('%s', (name) => {
    const { references = [] } = readJson(`packages/${name}/tsconfig.json`) as Project;
    const dependencies = dependenciesOf(name).filter((dependency) => dependency.startsWith('@atoll/'));
    expect(references.map(({ path }) => path.replace('../', '@atoll/')).toSorted()).toEqual(dependencies.toSorted());
  });
});

it('the lock file names no registry', () => {
  const { packages: locked } = readJson('package-lock.json') as { packages: Record<string, { resolved?: string }> };
  expect(Object.values(locked).filter(({ resolved }) => resolved?.includes('://'))).toEqual([]);
});
