import { expect, it } from 'vitest';
import { createLog } from '../../server/log.server.ts';
import { runInRequestScope } from '../../server/request-scope.server.ts';
import { withErrorLogging } from './with-error-logging.server.ts';

const lines: string[] = [];
const logger = createLog('info', undefined, { write: (line) => lines.push(line) });

it('an error of a handler is answered with 500, logged without its message and not rethrown', async () => {
  const handle = withErrorLogging(
    (email: string) => Promise.reject(Object.assign(new Error(`${email} is taken`), { code: '23505', detail: email })),
    () => logger,
  );
  expect((await handle('maya@example.com')).status).toBe(500);
  expect(lines.join('')).toContain('"reason":"23505"');
  expect(lines.join('')).not.toContain('maya@example.com');
});

it('a client that leaves in the middle of its form is no error', async () => {
  lines.length = 0;
  const scope = { requestId: 'r', nonce: 'n', address: '192.0.2.1', signal: AbortSignal.abort() };
  const handle = withErrorLogging(
    () => Promise.reject(Object.assign(new Error('aborted'), { code: 'ECONNRESET' })),
    () => logger,
  );
  expect((await runInRequestScope(scope, () => handle(null))).status).toBe(400);
  expect(lines).toEqual([]);
});

it.each([
  ['a defect', new TypeError('it is undefined')],
  ['the database', Object.assign(new Error('the disk is full'), { code: '53100' })],
  [
    'a connection to the database',
    Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' }),
  ],
])('an error of %s is logged, also if the client has left', async (_, error) => {
  lines.length = 0;
  const scope = { requestId: 'r', nonce: 'n', address: '192.0.2.1', signal: AbortSignal.abort() };
  const handle = withErrorLogging(
    () => Promise.reject(error),
    () => logger,
  );
  expect((await runInRequestScope(scope, () => handle(null))).status).toBe(500);
  expect(lines).toHaveLength(1);
});

it('the response of a handler is returned as it is', async () => {
  const given = new Response(null, { status: 204 });
  expect(await withErrorLogging(async (response: Response) => response)(given)).toBe(given);
});
