import { expect, it } from 'vitest';
import { createLog } from './log.server.ts';

it('a database error is logged with its type, code and stack, without the values that it names', () => {
  const lines: string[] = [];
  const error = Object.assign(new Error('duplicate key value of maya@example.com'), {
    code: '23505',
    detail: 'Key (email)=(maya@example.com) already exists.',
    where: 'insert of maya@example.com',
  });
  createLog('info', undefined, { write: (line) => lines.push(line) }).error(
    { err: error, path: 'account.signUp' },
    'failed',
  );
  const [line] = lines;
  expect(line).toContain('"reason":"23505"');
  expect(line).toContain('"path":"account.signUp"');
  expect(line).toContain('log.unit.test.ts');
  expect(line).not.toContain('maya@example.com');
});

it('every line names the build, or says that it is not known', () => {
  const lines: string[] = [];
  const destination = { write: (line: string) => lines.push(line) };
  createLog('info', '3b423b8c 2026-11-26', destination).info('x');
  createLog('info', undefined, destination).info('x');
  expect(lines.map((line) => JSON.parse(line).version)).toEqual(['3b423b8c 2026-11-26', 'unknown']);
});
