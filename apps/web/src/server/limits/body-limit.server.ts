import { inputLimit } from './request-limits.server.ts';
import { limitsOfRoute } from './route-of.server.ts';

const API = '/api/trpc/';

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** The API's client names procedures in the path, so a batch is counted before its inputs are read. */
export const proceduresIn = (path: string): readonly string[] =>
  path.startsWith(API) ? decoded(path.slice(API.length)).split(',') : [];

/** The largest body, in bytes: the route's limit, or the sum of its procedures' limits if lower. */
export const bodyLimit = (path: string): number => {
  const ofRoute = limitsOfRoute(path)?.body ?? 0;
  const ofCalls = proceduresIn(path).map(inputLimit);
  return ofCalls.length === 0
    ? ofRoute
    : Math.min(
        ofRoute,
        ofCalls.reduce((sum, limit) => sum + limit),
      );
};

/** The size of one read of a socket. A body that exceeds its limit by less still gets its route's own answer. */
const SPARE_BYTES = 64 * 1024;

/**
 * True if a body of so many bytes is refused before anything else looks at the request, because even reading it in order
 * to discard it would hold up other requests.
 */
export const isFarTooLong = (path: string, bytes: number): boolean =>
  bytes > SPARE_BYTES && bytes > bodyLimit(path) + SPARE_BYTES;
