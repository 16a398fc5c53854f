import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { apiErrorOf, statusOf } from './error-status.ts';

const refused = TRPCClientError.from({
  error: {
    message: 'TOO_MANY_REQUESTS',
    code: -32029,
    data: { code: 'TOO_MANY_REQUESTS', httpStatus: 429, requestId: '019aa000-0000-7000-8000-000000000001' },
  },
});

describe('an error', () => {
  it('has the status and the request’s id that the API gave it', () => {
    expect(statusOf(refused).status).toBe(429);
    expect(apiErrorOf(refused)?.requestId).toBe('019aa000-0000-7000-8000-000000000001');
  });

  it('says the same in the browser as on the server that rendered it, where only its message arrives', () => {
    expect(statusOf(new Error(refused.message))).toEqual(statusOf(refused));
  });

  it('that nobody knows says no word of its own', () => {
    expect(statusOf(new TypeError('maya@example.com is not iterable'))).toEqual({
      status: 500,
      words: 'An unknown error occurred.',
    });
  });
});
