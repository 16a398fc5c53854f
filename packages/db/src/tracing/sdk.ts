import { context, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { TracingConfig } from '../settings.ts';
import type { Tracing } from './start-tracing.ts';

/** A collector that does not answer delays the end of a process no longer than this. */
const TIMEOUT_MS = 3_000;

interface SdkOptions {
  readonly service: string;
  readonly config: TracingConfig;
  readonly onFailed: (error: Error) => void;
}

const reporting = (exporter: SpanExporter, onFailed: SdkOptions['onFailed']): SpanExporter => ({
  export: (spans, done) =>
    exporter.export(spans, (result) => {
      if (result.error) onFailed(result.error);
      done(result);
    }),
  shutdown: () => exporter.shutdown(),
});

/** Records spans from now on and sends them in batches, as JSON. What the collector does not take in time is dropped. */
export const startSdk = ({ service, config: { endpoint, headers, ratio }, onFailed }: SdkOptions): Tracing => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, headers, timeoutMillis: TIMEOUT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    // Decides by the trace's id alone: all processes decide alike, whatever a browser asks for.
    sampler: new TraceIdRatioBasedSampler(ratio),
    spanProcessors: [new BatchSpanProcessor({ exporter: reporting(exporter, onFailed) })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  // It rejects if spans are lost at the end, which was reported and must not keep the process from ending well.
  return { stop: () => provider.shutdown().catch(() => undefined) };
};
