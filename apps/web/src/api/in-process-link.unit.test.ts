import { createTRPCClient } from '@trpc/client';
import { afterEach, expect, it, vi } from 'vitest';
import { CALL_LIMIT_MS } from '../browser/time-limit.ts';
import { statusOf } from '../notices/error-status.ts';
import type { AppRouter } from './app-router.server.ts';
import { inProcessLink } from './in-process-link.server.ts';

vi.mock('@tanstack/react-start/server', () => ({ getRequest: () => new Request('https://palmares.example/en') }));
vi.mock('./transport/context.server.ts', () => ({ contextOf: async () => ({}) }));
vi.mock('./transport/log-failed-call.server.ts', () => ({ logFailedCall: () => undefined }));
vi.mock('./app-router.server.ts', async () => {
  const { initTRPC } = await import('@trpc/server');
  const t = initTRPC.create();
  const session = t.procedure.query(() => new Promise<never>(() => undefined));
  return { appRouter: t.router({ account: t.router({ session }) }) };
});

afterEach(() => void vi.useRealTimers());

it('a page that waits 20 seconds for its data says so when the server renders it, in the words of its reader', async () => {
  vi.useFakeTimers();
  const client = createTRPCClient<AppRouter>({ links: [inProcessLink] });
  const failed = client.account.session.query().then(
    () => undefined,
    (failure: unknown) => failure,
  );
  await vi.advanceTimersByTimeAsync(CALL_LIMIT_MS);
  expect(statusOf(await failed, 'athlete')).toEqual({
    status: 504,
    words: 'That took too long. Check your connection and try again.',
  });
});
