import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { failedTests } from './failed-tests.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'palmares-failed-tests-'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const report = (...assertionResults: readonly object[]): string => {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify({ testResults: [{ assertionResults }] }));
  return file;
};

it('failed tests are read from a report', () => {
  const tests = [
    { status: 'passed', fullName: '[E14] one' },
    { status: 'failed', fullName: '[E15] other' },
  ];
  expect(failedTests(report(...tests))).toEqual(['[E15] other']);
});

it('a report without a failure is not taken for one without a test, or for none', () => {
  expect(failedTests(report({ status: 'passed', fullName: '[E14] one' }))).toEqual([]);
  expect(failedTests(report())).toBeUndefined();
  expect(failedTests(report({ status: 'skipped', fullName: '[E14] one' }))).toBeUndefined();
  expect(failedTests(join(folder, 'missing.json'))).toBeUndefined();
});
