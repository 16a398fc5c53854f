import { defineConfig } from 'vitest/config';

const globalSetup = ['packages/db/src/testing/global-setup.ts'];
const elsewhere = ['**/node_modules/**', '**/dist/**', 'e2e/**'];

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'checks', include: ['tools/checks/**/*.unit.test.ts'] } },
      {
        test: {
          name: 'unit',
          include: ['**/*.unit.test.{ts,tsx}'],
          exclude: [...elsewhere, 'tools/checks/**'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'db',
          include: ['**/*.db.test.ts'],
          exclude: elsewhere,
          globalSetup,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // As in the browser: a shared machine may take the cores away, what fails twice is broken, and the report names it.
          retry: process.env.CI ? 1 : 0,
        },
      },
      { test: { name: 'soak', include: ['**/*.soak.test.ts'], exclude: elsewhere, globalSetup } },
    ],
  },
});
