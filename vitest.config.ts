import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

// Packages are taken from their TypeScript sources: tests need no build. Node takes these conditions over for what it
// loads itself, so `module` is not among them: it leads to files meant for bundlers only.
const conditions = ['source', 'node', 'development|production'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'node', include: ['packages/*/src/**/*.test.ts', 'scripts/**/*.test.ts'] },
      },
      'packages/web/vitest.config.ts',
    ],
    reporters: ['default'],
    // Not a measure of speed: whatever is not done by then never will be, on however busy a machine.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    maxWorkers: availableParallelism(),
    coverage: { provider: 'v8', include: ['packages/*/src/**/*.{ts,tsx}'], exclude: ['**/*.test.{ts,tsx}'] },
  },
});
