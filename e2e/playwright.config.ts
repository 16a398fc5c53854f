import { within } from '@palmares/db/testing';
import { defineConfig } from '@playwright/test';

const { CHROMIUM: executablePath, CI } = process.env;

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results',
  globalSetup: './fixtures/global-setup.ts',
  fullyParallel: true,
  workers: 3,
  forbidOnly: true,
  // A shared machine may stall for seconds. The report lists tests that passed only on retry as flaky.
  retries: CI ? 1 : 0,
  timeout: within(90_000),
  expect: { timeout: within(10_000) },
  reporter: 'list',
  use: {
    launchOptions: { args: quiet, ...(executablePath ? { executablePath } : {}) },
    // Tracing every test would cost more CPU than the pages do.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    actionTimeout: within(15_000),
    // Blocked, because each test would cache the whole app. The journey about working offline allows them.
    serviceWorkers: 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    viewport: { width: 1280, height: 800 },
  },
});
