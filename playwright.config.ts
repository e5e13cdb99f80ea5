import { defineConfig } from '@playwright/test';

/** The journeys run in one real browser against the built console and a platform a worker (tests/journeys/steps.ts). */
export default defineConfig({
  testDir: 'tests/journeys',
  testMatch: '*.journey.ts',
  globalSetup: './tests/journeys/database.ts',
  // These end what hangs, and nothing else: machines are busy, and no journey fails on a time.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: [['list']],
  outputDir: 'test-results/journeys',
  use: {
    actionTimeout: 60_000,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'Australia/Sydney',
    // Nobody waits for what fades.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of each step takes a third of the time: `TRACE=on` where a failure cannot be told from its message.
    trace: process.env['TRACE'] ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] || undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
