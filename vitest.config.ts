import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Packages are taken from their TypeScript sources: tests need no build. Node takes these conditions over for what it
// loads itself, so `module` is not among them: it leads to files meant for bundlers only.
const conditions = ['source', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'],
    reporters: ['default'],
    // Play-outs of whole games take their time, and keep one core each busy.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: availableParallelism(),
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.ts'], exclude: ['**/*.test.ts'] },
  },
});
