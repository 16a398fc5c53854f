import { TRPCClientError } from '@trpc/client';
import { expect, it } from 'vitest';
import type { ApiClient } from '../../api/client.ts';
import { CallTimedOut } from '../../browser/time-limit.ts';
import { portfolioPort } from './portfolio-port-api.ts';

const { troubleOf } = portfolioPort({} as ApiClient, 'a1');

const answered = (code: string, httpStatus: number) =>
  TRPCClientError.from({ error: { message: code, code: -32000, data: { code, httpStatus } } });

it.each([
  ['a lost connection', new TRPCClientError('Failed to fetch'), 'offline'],
  ['a call that took too long', TRPCClientError.from(new CallTimedOut()), 'timed_out'],
  ['a proxy that gave up', answered('GATEWAY_TIMEOUT', 504), 'timed_out'],
  ['a session that ended', answered('UNAUTHORIZED', 401), 'signed_out'],
  ['terms that are not accepted', answered('PRECONDITION_FAILED', 412), 'new_terms'],
  ['a fault of the server', answered('INTERNAL_SERVER_ERROR', 500), 'failing'],
])('the outbox waits, and says why: %s', (_, failure, trouble) => expect(troubleOf(failure)).toBe(trouble));
