import { defineConfig } from '@playwright/test';

const executablePath = process.env['ATOLL_BROWSER'];
const baseURL = process.env['ATOLL_URL'];

export default defineConfig({
  testDir: '.',
  testMatch: process.env['ATOLL_SCREENSHOTS'] === '1' ? '*.shots.ts' : '*.spec.ts',
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
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: (process.env['ATOLL_BROWSER_ARGS'] ?? '').split(' ').filter((arg) => arg !== ''),
    },
  },
});
