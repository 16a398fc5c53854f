import { expect, it } from 'vitest';
import { blockerWords } from './blocker-words.ts';

const since = new Date('2026-11-22T05:00:00.000Z');

it('what keeps removed rows is named with what is known of it', () => {
  expect(blockerWords({ name: 'pg_dump', pid: 812, since, table: null })).toBe(
    'the removed rows are still visible to pg_dump, pid 812, since 2026-11-22T05:00:00.000Z',
  );
  expect(blockerWords({ name: 'replication slot replica', pid: null, since: null, table: null })).toBe(
    'the removed rows are still visible to replication slot replica',
  );
});

it('what locks a table is named with the table', () => {
  expect(blockerWords({ name: 'psql', pid: 7, since: null, table: 'public.accounts' })).toBe(
    'public.accounts is in use by psql, pid 7',
  );
});
