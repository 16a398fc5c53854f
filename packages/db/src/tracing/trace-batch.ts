import { SpanKind } from '@opentelemetry/api';
import type { ProjectedBatch } from '@palmares/event-store/projector';
import { inCommandTrace } from './command-trace.ts';
import { tracer } from './tracer.ts';

/**
 * Adds a span of the batch to the trace of each command whose events it handled: many commands share a batch, and the
 * trace of each then shows when it was projected.
 */
export const traceBatch = ({ subscriber, events, commandIds, began, seconds }: ProjectedBatch): void => {
  if (seconds === null) return;
  const options = {
    kind: SpanKind.CONSUMER,
    startTime: began,
    attributes: { 'palmares.subscriber': subscriber, 'palmares.events': events },
  };
  for (const commandId of commandIds)
    tracer.startSpan(`project ${subscriber}`, options, inCommandTrace(commandId)).end(began + seconds * 1000);
};
