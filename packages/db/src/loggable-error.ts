/** The parts of an error that may be logged. Its message may not, because it may quote a person's address. */
export interface LoggableError {
  readonly error: string;
  readonly reason: string | number | null;
  readonly at: readonly string[];
}

const reasonOf = (error: Error): string | number | null => {
  for (const name of ['responseCode', 'code', 'status'])
    if (name in error) {
      const value: unknown = Reflect.get(error, name);
      if (typeof value === 'string' || typeof value === 'number') return value;
    }
  return null;
};

export const loggableError = (error: unknown): LoggableError => {
  if (!(error instanceof Error)) return { error: typeof error, reason: null, at: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { error: error.name, reason: reasonOf(error), at: frames.slice(0, 8).map((line) => line.trim()) };
};
