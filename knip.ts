import { readdirSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/** A package that is still one file has declared what it will use, and does not use it yet. */
function workspace(name: string): { ignoreDependencies?: RegExp[] } {
  return readdirSync(`packages/${name}/src`).length === 1 ? { ignoreDependencies: [/./] } : {};
}

const config: KnipConfig = {
  // The type of an exported thing may be exported with it before anybody names it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs'],
      project: ['scripts/**', '*.ts'],
      // Run by scripts/steps.mjs, and by oxlint itself.
      ignoreDependencies: ['oxlint', 'oxlint-tsgolint'],
    },
    ...Object.fromEntries(readdirSync('packages').map((name) => [`packages/${name}`, workspace(name)])),
    'packages/cli': { ...workspace('cli'), entry: ['src/main.ts'] },
  },
};

export default config;
