/**
 * The parts of an error that may be logged: its message may quote a person's address; its code and stack location do
 * not.
 */
export interface WordlessFailure {
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

export const failureWithoutWords = (error: unknown): WordlessFailure => {
  if (!(error instanceof Error)) return { error: typeof error, reason: null, at: [] };
  const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  return { error: error.name, reason: reasonOf(error), at: frames.slice(0, 8).map((line) => line.trim()) };
};
