import { MissingCode } from '../browser/missing-code.ts';
import type { Reader } from '../i18n/reader.ts';
import { m } from '../paraglide/messages.js';
import { RenderedError } from './rendered-error.ts';

/** Status of a call that names another account than the logged-in one, or none when it must. */
export const ANOTHER_ACCOUNT = 428;

interface AnsweredError {
  readonly httpStatus: number | undefined;
  readonly requestId: string | undefined;
}

/**
 * Returns the status and the request's id of an error from the API, from the rendered page or from a timeout; undefined
 * for any other error.
 */
export const answeredError = (error: unknown): AnsweredError | undefined => {
  if (error instanceof RenderedError) return error;
  // Recognized by shape, because a page that never calls the API does not load its client.
  if (!(error instanceof Error)) return undefined;
  const data = 'data' in error ? error.data : undefined;
  // The client wraps errors that end a call before there is an answer.
  if (typeof data !== 'object' || data === null) return error.cause ? answeredError(error.cause) : undefined;
  return {
    httpStatus: 'httpStatus' in data && typeof data.httpStatus === 'number' ? data.httpStatus : undefined,
    requestId: 'requestId' in data && typeof data.requestId === 'string' ? data.requestId : undefined,
  };
};

const httpStatusOf = (error: unknown): number | undefined => answeredError(error)?.httpStatus;

const timeouts: readonly (number | undefined)[] = [408, 504];

/** True if a call took too long, for the browser or for the server that rendered its page. */
export const isTimedOut = (error: unknown): boolean => timeouts.includes(httpStatusOf(error));

const wordsFor = (status: number, reader: Reader): string => {
  if (status === 401) return m.error_unauthorized({ reader });
  if (status === 403) return m.error_forbidden({ reader });
  if (timeouts.includes(status)) return m.error_timed_out({ reader });
  if (status === 412) return m.error_new_terms({ reader });
  if (status === ANOTHER_ACCOUNT) return m.error_another_account({ reader });
  if (status === 429) return m.error_too_many_requests({ reader });
  if (status === 503) return m.error_busy({ reader });
  return m.error_generic({ reader });
};

/** An error's own message may quote a query or a value, so a person sees only the status and its words. */
export const statusOf = (error: unknown, reader: Reader): { readonly status: number; readonly words: string } => {
  const status = httpStatusOf(error);
  return status === undefined
    ? { status: 500, words: m.error_unknown({ reader }) }
    : { status, words: wordsFor(status, reader) };
};

/** The words for a failed request of the app, in a form or a toast. */
export const failureWords = (error: unknown): string => {
  if (isLost(error)) return m.error_later_build();
  const status = httpStatusOf(error);
  return status === undefined ? m.error_unreachable() : wordsFor(status, 'athlete');
};

/** True if no answer came: the device is offline, or the server cannot be reached. `fetch` then throws a TypeError. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof MissingCode
    ? !error.isLost
    : error instanceof Error && error.name === 'TRPCClientError' && error.cause instanceof TypeError;

/** True if only a reload of the page can load the code. */
export const isLost = (error: unknown): boolean => error instanceof MissingCode && error.isLost;

export const isUnauthorized = (error: unknown): boolean => httpStatusOf(error) === 401;

/** True if a call was refused because another account has logged in since its page was shown. */
export const isAnotherAccount = (error: unknown): boolean => httpStatusOf(error) === ANOTHER_ACCOUNT;

/** True if a change was refused until the current terms of use are accepted. */
export const areTermsNeeded = (error: unknown): boolean => httpStatusOf(error) === 412;
