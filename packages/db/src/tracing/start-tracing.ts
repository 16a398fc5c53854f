import type { TracingConfig } from '../settings.ts';

export interface Tracing {
  /** Sends what was recorded. */
  stop(): Promise<void>;
}

interface TracingOptions {
  readonly service: 'palmares-web' | 'palmares-worker';
  /** If undefined, nothing is recorded and no code for it is loaded. */
  readonly config: TracingConfig | undefined;
  /** Spans could not be sent and are lost. */
  readonly onFailed: (error: Error) => void;
}

export const startTracing = async ({ config, ...options }: TracingOptions): Promise<Tracing> => {
  if (!config) return { stop: async () => undefined };
  const { startSdk } = await import('./sdk.ts');
  return startSdk({ ...options, config });
};
