import { limitRequestBody } from 'srvx/body-limit';
import { noteHashRefused } from '../metrics/security.server.ts';
import { requestScope } from '../request-scope.server.ts';
import { MAX_BATCH } from './batch.ts';
import { bodyLimit, proceduresIn } from './body-limit.server.ts';
import { decoded } from './decoded.ts';
import { floods } from './floods.server.ts';
import { HASH_WAIT_SECONDS, isHashQueueFullFor } from './hash-slots.server.ts';
import { hashes, MAX_URL_LENGTH, type RouteLimits } from './request-limits.server.ts';
import { payloadTooLarge } from './retry-after.server.ts';

export interface GateRefusal {
  readonly status: 400 | 405 | 413 | 414 | 429 | 503;
  readonly headers: Readonly<Record<string, string>>;
}

const refusal = (status: GateRefusal['status'], headers: GateRefusal['headers'] = {}): GateRefusal => ({
  status,
  headers,
});

const declaredBody = (request: Request): number => {
  const length = Number(request.headers.get('content-length') ?? 0);
  if (!Number.isSafeInteger(length) || length < 0) return Number.POSITIVE_INFINITY;
  return length === 0 && request.headers.has('transfer-encoding') ? 1 : length;
};

interface Address {
  /** In its one spelling, unless it is too long or cannot be decoded. */
  readonly path: string;
  /** Characters of path and query as they were sent. */
  readonly sentLength: number;
}

/** Refuses a request by URL, method, headers, flood limit and hash queue, before its body is read. */
export const refuseAtGate = async (
  request: Request,
  { path, sentLength }: Address,
  { methods, flood }: RouteLimits,
): Promise<GateRefusal | undefined> => {
  if (sentLength > MAX_URL_LENGTH) return refusal(414);
  if (decoded(path) === undefined) return refusal(400);
  if (!methods.some((method) => method === request.method)) return refusal(405, { allow: methods.join(', ') });
  const calls = proceduresIn(path);
  if (calls.length > MAX_BATCH) return refusal(400);
  if (declaredBody(request) > bodyLimit(path)) return refusal(413);
  if (!flood) return undefined;
  const { address } = requestScope();
  const charge = await floods().charge(flood, address);
  if (!charge.ok) return refusal(429, { 'retry-after': String(charge.retryAfterSeconds) });
  // The procedure would refuse too, after ten times the work.
  if (!(calls.some(hashes) && isHashQueueFullFor(address))) return undefined;
  noteHashRefused();
  return refusal(503, { 'retry-after': String(HASH_WAIT_SECONDS) });
};

/** Stops reading at the limit, because a body may be longer than it declares or declare nothing. */
export const boundBody = (request: Request, path: string): Request =>
  limitRequestBody(request, bodyLimit(path), { createError: payloadTooLarge });
