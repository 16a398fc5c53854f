import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { journalIn, type RanTest, readJournal } from './journal.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'journal-'));
  file = join(folder, 'unit.ndjson');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const passed: RanTest = { name: 'a', outcome: 'passed', seconds: 2, flaky: false };

it('names what a runner that was killed had begun, and reads over its last half line', () => {
  const journal = journalIn(file);
  for (const name of ['a', 'b', 'c']) journal.began(name);
  journal.ended(passed);
  appendFileSync(file, '{"ended":{"name":"b","out');
  expect(readJournal(file)).toEqual({ ran: [passed], running: ['b', 'c'] });
});

it('counts a test that was tried again once, as its last try ended', () => {
  const journal = journalIn(file);
  journal.began('a');
  journal.ended({ ...passed, outcome: 'failed' });
  journal.began('a');
  journal.ended({ ...passed, flaky: true });
  expect(readJournal(file)).toEqual({ ran: [{ ...passed, flaky: true }], running: [] });
});

it('is empty if the runner wrote nothing', () => {
  expect(readJournal(file)).toEqual({ ran: [], running: [] });
});
