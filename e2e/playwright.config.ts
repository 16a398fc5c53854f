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
  // A shared machine may take the cores away for seconds; what fails twice is broken. The report names what needed it.
  retries: CI ? 1 : 0,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    launchOptions: { args: quiet, ...(executablePath ? { executablePath } : {}) },
    // Of each test it would take more of the processor than the page does.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    actionTimeout: 15_000,
    permissions: ['clipboard-read', 'clipboard-write'],
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 800 } } },
    // What is the same at every width is shown once.
    {
      name: 'phone',
      // At this width in one language, and in both on a desktop.
      grepInvert: /\(en\)/,
      testMatch: /(athlete-publishes|sign-up|language)[\w-]*\.spec\.ts/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
