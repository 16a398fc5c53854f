export type Labels = Readonly<Record<string, string>>;

export interface Description {
  readonly name: string;
  readonly help: string;
  readonly labelNames: readonly string[];
}

export interface Counter {
  inc(labels: Labels, by?: number): void;
}

export interface Gauge {
  set(labels: Labels, value: number): void;
  /** Forgets every value that was set. */
  clear(): void;
}

export interface Histogram {
  observe(labels: Labels, value: number): void;
}

/** Makes and registers what is measured with; prom-client in the apps, of which this package knows nothing. */
export interface Instruments {
  counter(description: Description): Counter;
  gauge(description: Description): Gauge;
  histogram(description: Description & { readonly buckets: readonly number[] }): Histogram;
}
