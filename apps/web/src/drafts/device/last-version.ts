const KEY = 'portfolioVersion';

interface LastVersion {
  readonly athleteId: string;
  readonly version: number;
}

const isLastVersion = (value: unknown): value is LastVersion =>
  typeof value === 'object' &&
  value !== null &&
  'athleteId' in value &&
  typeof value.athleteId === 'string' &&
  'version' in value &&
  typeof value.version === 'number';

/** The portfolio's version after this browser's last write, which a preview must include; 0 if unknown. */
export const lastVersion = (athleteId: string): number => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isLastVersion(stored) && stored.athleteId === athleteId ? stored.version : 0;
  } catch {
    return 0;
  }
};

export const rememberVersion = (athleteId: string, version: number): void => {
  try {
    localStorage.setItem(KEY, JSON.stringify({ athleteId, version }));
  } catch {
    // Without storage, a preview may lag a moment behind.
  }
};
