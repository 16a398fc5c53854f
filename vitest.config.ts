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
        },
      },
      { test: { name: 'soak', include: ['**/*.soak.test.ts'], exclude: elsewhere, globalSetup } },
    ],
  },
});
