import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { asOne, playwrightCounts, sum, vitestCounts } from './counts.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'counts-'));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const report = (content: unknown) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
};

it('the counts of both runners and of plain commands add up', () => {
  const vitest = vitestCounts(report({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2 }), false);
  const playwright = playwrightCounts(report({ stats: { expected: 3, flaky: 1, unexpected: 2, skipped: 0 } }), false);
  expect(sum([vitest, playwright, asOne(true)])).toEqual({ passed: 10, failed: 3, skipped: 2 });
});

it('a runner that fails without a failed test still counts a failure', () => {
  expect(vitestCounts(report({ numPassedTests: 5, numFailedTests: 0 }), false)).toMatchObject({ passed: 5, failed: 1 });
  expect(playwrightCounts(join(folder, 'missing.json'), false)).toMatchObject({ passed: 0, failed: 1 });
});
