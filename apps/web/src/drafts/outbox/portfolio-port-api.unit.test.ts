import { TRPCClientError } from '@trpc/client';
import { expect, it } from 'vitest';
import type { ApiClient } from '../../api/client.ts';
import { portfolioPort } from './portfolio-port-api.ts';

const { troubleOf } = portfolioPort({} as ApiClient, 'a1');

const answered = (code: string, httpStatus: number) =>
  TRPCClientError.from({ error: { message: code, code: -32000, data: { code, httpStatus } } });

it.each([
  ['a lost connection', new TRPCClientError('Failed to fetch'), 'offline'],
  ['a session that ended', answered('UNAUTHORIZED', 401), 'signed_out'],
  ['terms that are not accepted', answered('PRECONDITION_FAILED', 412), 'new_terms'],
  ['a fault of the server', answered('INTERNAL_SERVER_ERROR', 500), 'failing'],
])('the outbox waits, and says why: %s', (_, failure, trouble) => expect(troubleOf(failure)).toBe(trouble));
