export { inSpan } from './in-span.ts';
export { startTracing, type Tracing } from './start-tracing.ts';
export { traceAppend } from './trace-append.ts';
export { traceBatch } from './trace-batch.ts';
