import {
  type Context,
  isSpanContextValid,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { inSpan } from '@palmares/db/tracing';
import { routeOf } from '../limits/route-of.server.ts';

const written = /^00-([0-9a-f]{32})-([0-9a-f]{16})-[0-9a-f]{2}$/;

/** The trace that the caller names. Anyone may name one, so it decides nothing but ids. */
const callerTrace = (request: Request): Context => {
  const [, traceId = '', spanId = ''] = written.exec(request.headers.get('traceparent') ?? '') ?? [];
  const caller = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true };
  return isSpanContextValid(caller) ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT;
};

/** Answers in a span that has the pattern of the route, because an address may contain a token. */
export const inRequestSpan = (
  request: Request,
  requestId: string,
  answer: () => Promise<Response>,
): Promise<Response> => {
  const { method } = request;
  const route = routeOf(new URL(request.url).pathname);
  return inSpan(
    {
      name: `${method} ${route ?? 'unknown'}`,
      kind: SpanKind.SERVER,
      parent: callerTrace(request),
      attributes: {
        'http.request.method': method,
        ...(route === undefined ? {} : { 'http.route': route }),
        'palmares.request.id': requestId,
      },
    },
    async (span) => {
      const answered = await answer();
      span.setAttribute('http.response.status_code', answered.status);
      if (answered.status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      return answered;
    },
  );
};
