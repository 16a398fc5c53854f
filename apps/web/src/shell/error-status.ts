import { m } from '../paraglide/messages.js';

interface ApiError {
  readonly httpStatus: number | undefined;
  readonly requestId: string | undefined;
}

/** What the API says of an error that it answered with. */
export const apiErrorOf = (error: unknown): ApiError | undefined => {
  // By its name: the class would bring the whole client to pages that never call it.
  if (!(error instanceof Error) || error.name !== 'TRPCClientError' || !('data' in error)) return undefined;
  const { data } = error;
  if (typeof data !== 'object' || data === null) return undefined;
  return {
    httpStatus: 'httpStatus' in data && typeof data.httpStatus === 'number' ? data.httpStatus : undefined,
    requestId: 'requestId' in data && typeof data.requestId === 'string' ? data.requestId : undefined,
  };
};

/** An error that the server rendered comes to the browser as its message alone, which is the API's code. */
const statusOfCode: Readonly<Record<string, number>> = {
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TIMEOUT: 408,
  TOO_MANY_REQUESTS: 429,
  GATEWAY_TIMEOUT: 504,
};

const httpStatusOf = (error: unknown): number | undefined =>
  apiErrorOf(error)?.httpStatus ?? (error instanceof Error ? statusOfCode[error.message] : undefined);

const wordsFor = (status: number): string => {
  if (status === 401) return m.error_unauthorized();
  if (status === 403) return m.error_forbidden();
  if (status === 408 || status === 504) return m.error_timed_out();
  if (status === 429) return m.error_too_many_requests();
  return m.error_generic();
};

/** An error's own message may quote a query or a value: a person gets the status and its words. */
export const statusOf = (error: unknown): { readonly status: number; readonly words: string } => {
  const status = httpStatusOf(error);
  return status === undefined ? { status: 500, words: m.error_unknown() } : { status, words: wordsFor(status) };
};

/** What a failed request says in a form or a toast. */
export const failureWords = (error: unknown): string => {
  const status = httpStatusOf(error);
  return status === undefined ? m.error_unreachable() : wordsFor(status);
};

export const isUnauthorized = (error: unknown): boolean => httpStatusOf(error) === 401;
