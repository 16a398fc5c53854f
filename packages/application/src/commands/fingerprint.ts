import type { Metadata } from '@palmares/domain/events';

const canonical = (value: unknown): unknown => {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(canonical);
  if (value !== null && typeof value === 'object')
    return Object.fromEntries(
      Object.entries(value)
        .filter(([, inner]) => inner !== undefined)
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([key, inner]) => [key, canonical(inner)]),
    );
  return value;
};

/** Returns the same text for the same command and actor, whatever the order of keys, so that a retry is recognized. */
export const fingerprintOf = (command: object, actor: Metadata['actor']): string =>
  JSON.stringify(canonical({ actor, asked: command }));
