import { TRPCClientError } from '@trpc/client';
import { describe, expect, it } from 'vitest';
import { MissingCode } from '../browser/missing-code.ts';
import { m } from '../paraglide/messages.js';
import { answeredError, failureWords, isUnreachable, statusOf } from './error-status.ts';
import { RenderedError } from './rendered-error.ts';

const refused = TRPCClientError.from({
  error: {
    message: 'TOO_MANY_REQUESTS',
    code: -32029,
    data: { code: 'TOO_MANY_REQUESTS', httpStatus: 429, requestId: '019aa000-0000-7000-8000-000000000001' },
  },
});

describe('an error', () => {
  it('has the status and the request’s id that the API gave it', () => {
    expect(statusOf(refused, 'athlete').status).toBe(429);
    expect(answeredError(refused)?.requestId).toBe('019aa000-0000-7000-8000-000000000001');
  });

  it('says the same in the browser as on the server that rendered it', () => {
    const rendered = new RenderedError({ httpStatus: 429, requestId: 'r' });
    expect(statusOf(rendered, 'athlete')).toEqual(statusOf(refused, 'athlete'));
    expect(answeredError(rendered)?.requestId).toBe('r');
  });

  it('is of a server that cannot be reached only if no answer came', () => {
    expect(isUnreachable(TRPCClientError.from(new TypeError('Failed to fetch')))).toBe(true);
    expect(isUnreachable(TRPCClientError.from(new SyntaxError('Unexpected token <')))).toBe(false);
    expect(isUnreachable(refused)).toBe(false);
    expect(isUnreachable(new TypeError('x is undefined'))).toBe(false);
  });

  it('of code that is not here says whether asking again or a reload helps', () => {
    const late = new MissingCode('/assets/form.js', { isLost: false });
    const lost = new MissingCode('/assets/form.js', { isLost: true });
    expect([isUnreachable(late), isUnreachable(lost)]).toEqual([true, false]);
    expect([failureWords(late), failureWords(lost)]).toEqual([m.error_unreachable(), m.error_later_build()]);
  });

  it('that is unknown does not show its own message', () => {
    expect(statusOf(new TypeError('maya@example.com is not iterable'), 'athlete')).toEqual({
      status: 500,
      words: 'Something went wrong. Reload the page and try again.',
    });
  });
});
