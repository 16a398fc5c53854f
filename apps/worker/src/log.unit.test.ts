import { expect, it } from 'vitest';
import { createLog } from './log.ts';

const logged = (write: (log: ReturnType<typeof createLog>) => void): string => {
  const lines: string[] = [];
  write(createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) }));
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
