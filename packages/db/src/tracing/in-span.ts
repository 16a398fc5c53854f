import { type Context, context, type Span, type SpanOptions, SpanStatusCode } from '@opentelemetry/api';
import { tracer } from './tracer.ts';

interface InSpan extends SpanOptions {
  readonly name: string;
  /** Default: the active span. */
  readonly parent?: Context;
}

/** Runs `work` in a span. An error leaves its name there and not its message, which may contain what a person typed. */
export const inSpan = <Result>(
  { name, parent = context.active(), ...options }: InSpan,
  work: (span: Span) => Promise<Result>,
): Promise<Result> =>
  tracer.startActiveSpan(name, options, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown');
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
