import { expect, it } from 'vitest';
import { judgeServer } from './database.ts';

const found = (major: number) => judgeServer({ version: `${major}.4`, major, role: 'app' });

it('a PostgreSQL older than 15 fails, with what to do', () => {
  expect(found(14)).toMatchObject({ level: 'fail', todo: 'Upgrade to PostgreSQL 15 or newer.' });
});

it('a PostgreSQL from 15 to 18 is ok', () => {
  for (const major of [15, 16, 17, 18]) expect(found(major)).toMatchObject({ level: 'ok' });
});

it('a PostgreSQL newer than any that was tested is a warning', () => {
  expect(found(19)).toMatchObject({ level: 'warn', todo: expect.stringContaining('watch') });
});
