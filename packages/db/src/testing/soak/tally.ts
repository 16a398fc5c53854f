/** Counters of a soak test. */
export interface Tally {
  /** Acknowledged appends: the number of events by command id. */
  readonly acknowledged: Map<string, number>;
  /** Commands that were rolled back or refused: none of them may be in the log. */
  readonly unwritten: Set<string>;
  rollbacks: number;
  conflicts: number;
  /** Appends whose connection was lost before their outcome was known. */
  lost: number;
  /** How often each disturbance happened. */
  readonly disturbances: Map<string, number>;
  /** Milliseconds from a worker's death until it held no shard. */
  readonly takeovers: number[];
}

export const newTally = (): Tally => ({
  acknowledged: new Map(),
  unwritten: new Set(),
  rollbacks: 0,
  conflicts: 0,
  lost: 0,
  disturbances: new Map(),
  takeovers: [],
});

const percentile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};

const eventsIn = (tally: Tally): number => [...tally.acknowledged.values()].reduce((sum, events) => sum + events, 0);

/** The tally in one line. */
export const inShort = (tally: Tally): string => {
  const disturbed = [...tally.disturbances].map(([what, times]) => `${times} × ${what}`);
  return [
    `${eventsIn(tally)} events`,
    `${tally.rollbacks} rollbacks`,
    `${tally.conflicts} conflicts`,
    ...disturbed,
  ].join(', ');
};

export const inFull = (tally: Tally, lags: readonly number[], seconds: number): string => {
  const spread = (values: readonly number[]) =>
    `p50 ${Math.round(percentile(values, 0.5))} ms, p99 ${Math.round(percentile(values, 0.99))} ms, most ${Math.round(percentile(values, 1))} ms`;
  const events = eventsIn(tally);
  const rows: readonly (readonly [string, string])[] = [
    ['events', `${events} in ${tally.acknowledged.size} appends, ${Math.round(events / seconds)} a second`],
    ['rolled back', String(tally.rollbacks)],
    ['conflicts', String(tally.conflicts)],
    ['unanswered, repeated', String(tally.lost)],
    ...[...tally.disturbances].map(([what, times]) => [what, String(times)] as const),
    ['takeover after a death', `${tally.takeovers.length}: ${spread(tally.takeovers)}`],
    ['lag', spread(lags)],
  ];
  return rows.map(([name, value]) => `  ${name.padEnd(28)}${value}`).join('\n');
};
