import { canonicalPath } from '../answer/canonical-path.server.ts';
import { decoded } from './decoded.ts';
import { inputLimit } from './request-limits.server.ts';
import { limitsOfRoute } from './route-of.server.ts';

const API = '/api/trpc/';

/** The API's client names procedures in the path, so a batch is counted before its inputs are read. */
export const proceduresIn = (path: string): readonly string[] => {
  if (!path.startsWith(API)) return [];
  const named = path.slice(API.length);
  return (decoded(named) ?? named).split(',');
};

/** Returns the largest body of a path in its one spelling, in bytes: the route's limit, or the sum of its procedures' limits if lower. */
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
 * to discard it would hold up other requests. Takes the path as it was sent.
 */
export const isFarTooLong = (path: string, bytes: number): boolean =>
  bytes > SPARE_BYTES && bytes > bodyLimit(canonicalPath(path)) + SPARE_BYTES;
