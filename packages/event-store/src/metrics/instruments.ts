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
  /** Removes all label values that were set. */
  clear(): void;
}

export interface Histogram {
  observe(labels: Labels, value: number): void;
}

/** Creates and registers metrics; the apps implement it with prom-client, which this package does not import. */
export interface Instruments {
  counter(description: Description): Counter;
  gauge(description: Description): Gauge;
  histogram(description: Description & { readonly buckets: readonly number[] }): Histogram;
}
