import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FinishedTest, journalIn, readJournal } from './journal.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  file = join(folder, 'unit.ndjson');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const passed: FinishedTest = { id: '1', name: 'a', outcome: 'passed', seconds: 2, flaky: false };

it('a journal names what a killed runner had started, and ignores a truncated last line', () => {
  const journal = journalIn(file);
  journal.collected(3);
  for (const id of ['1', '2', '3']) journal.started({ id, name: 'a' });
  journal.finished(passed);
  appendFileSync(file, '{"finished":{"id":"2","name":"{b}');
  const running = ['2', '3'].map((id) => ({ id, name: 'a' }));
  expect(readJournal(file)).toEqual({ collected: 3, finished: [passed], running });
});

it('a journal counts a retried test once, by its last try', () => {
  const journal = journalIn(file);
  journal.started(passed);
  journal.finished({ ...passed, outcome: 'failed' });
  journal.started(passed);
  journal.finished({ ...passed, flaky: true });
  expect(readJournal(file)).toMatchObject({ finished: [{ ...passed, flaky: true }], running: [] });
});

it('a journal keeps a failure outside of any test', () => {
  journalIn(file).failed('a.unit.test.ts');
  expect(readJournal(file).finished).toMatchObject([{ name: 'a.unit.test.ts', outcome: 'failed' }]);
});

it('a journal is empty if the runner wrote nothing', () => {
  expect(readJournal(file)).toEqual({ collected: 0, finished: [], running: [] });
});
