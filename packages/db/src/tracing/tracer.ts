import { trace } from '@opentelemetry/api';

/** Makes spans that are never recorded, until the SDK is started. */
export const tracer = trace.getTracer('palmares');
