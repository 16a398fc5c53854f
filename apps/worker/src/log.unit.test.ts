import { expect, it } from 'vitest';
import { createLog } from './log.ts';

const logged = (write: (log: ReturnType<typeof createLog>) => void, version?: string): string => {
  const lines: string[] = [];
  write(createLog({ logLevel: 'info', version }, { write: (line) => lines.push(line) }));
  return lines.join('');
};

it('an error is logged by its name, reason and stack location, without its message', () => {
  const error = Object.assign(new Error('550 unknown user maya@example.com'), { responseCode: 550 });
  const line = logged((log) => log.error({ err: error }, 'job failed'));
  expect(line).toContain('"reason":550');
  expect(line).toContain('log.unit.test.ts');
  expect(line).not.toContain('maya@example.com');
});

it('fields with personal names are left out', () => {
  const line = logged((log) => log.info({ athleteId: 'a1', email: 'maya@example.com', job: { code: '012345' } }, 'x'));
  expect(line).toContain('a1');
  expect(line).not.toMatch(/maya|012345/);
});

it('every line names the build, or says that it is not known', () => {
  const write = (log: ReturnType<typeof createLog>) => log.child({ job: 'a' }).info('x');
  expect(JSON.parse(logged(write, '3b423b8c 2026-11-26'))).toMatchObject({ version: '3b423b8c 2026-11-26', job: 'a' });
  expect(JSON.parse(logged(write))).toMatchObject({ name: 'worker', version: 'unknown' });
});
