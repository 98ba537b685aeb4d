import { defineConfig } from '@playwright/test';

const executablePath = process.env['ATOLL_BROWSER'];
const baseURL = process.env['ATOLL_URL'];
const isShots = process.env['ATOLL_SCREENSHOTS'] === '1';

export default defineConfig({
  testDir: '.',
  // `npm test` leaves what is marked long to `npm run test:long`, which takes nothing else. By hand: everything.
  ...(process.env['ATOLL_LONG'] === '0' && { grepInvert: /@long/ }),
  ...(process.env['ATOLL_LONG'] === '1' && { grep: /@long/ }),
  testMatch: isShots ? '*.shots.ts' : '*.spec.ts',
  outputDir: '../../../node_modules/.cache/atoll/e2e',
  fullyParallel: true,
  workers: 2,
  timeout: 90_000,
  // A busy machine may starve a browser once; whoever fails twice is broken.
  retries: 1,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: process.env['ATOLL_REPORT'] ?? 'report.json' }]],
  use: {
    ...(baseURL !== undefined && { baseURL }),
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    screenshot: 'only-on-failure',
    // Each test has a fresh browser, whose service worker would fetch the whole page for offline play first.
    serviceWorkers: 'block',
    // Nothing to wait for but what is meant: movement is looked at by people.
    contextOptions: { reducedMotion: isShots ? 'no-preference' : 'reduce' },
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: (process.env['ATOLL_BROWSER_ARGS'] ?? '').split(' ').filter((arg) => arg !== ''),
    },
  },
});
