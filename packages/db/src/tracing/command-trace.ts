import { type Context, ROOT_CONTEXT, type SpanContext, TraceFlags, trace } from '@opentelemetry/api';

/**
 * The trace of a command has the command's id, which every event keeps. So web and worker agree on it, and nothing is
 * stored for it. Its first span is the call in the browser, which is not reported.
 */
export const commandSpan = (commandId: string): SpanContext => {
  const traceId = commandId.replaceAll('-', '');
  return { traceId, spanId: traceId.slice(16), traceFlags: TraceFlags.SAMPLED, isRemote: true };
};

export const inCommandTrace = (commandId: string): Context =>
  trace.setSpanContext(ROOT_CONTEXT, commandSpan(commandId));
