import { context, SpanKind, trace } from '@opentelemetry/api';
import type { ObservedAppend } from '@palmares/event-store/event-log';
import { commandSpan, inCommandTrace } from './command-trace.ts';
import { tracer } from './tracer.ts';

/**
 * A span of the append in the trace of its command. A command that the browser did not make, such as a job's, has a
 * trace of its own, with a link to the span that it was made in.
 */
export const traceAppend = ({ kind, outcome, events, commandId, began, seconds }: ObservedAppend): void => {
  const active = trace.getSpanContext(context.active());
  const isInside = active?.traceId === commandSpan(commandId).traceId;
  const span = tracer.startSpan(
    `append ${kind}`,
    {
      kind: SpanKind.CLIENT,
      startTime: began,
      attributes: { 'palmares.stream.kind': kind, 'palmares.outcome': outcome, 'palmares.events': events },
      links: active && !isInside ? [{ context: active }] : [],
    },
    isInside ? context.active() : inCommandTrace(commandId),
  );
  span.end(began + seconds * 1000);
};
