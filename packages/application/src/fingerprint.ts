import type { Metadata } from '@palmares/domain/events/metadata';

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

/** What the server adds to a command: different at every try, and no part of what was asked. */
const addedByServer: readonly string[] = ['at', 'standing'];

/** What was asked and by whom, as one text that two equal requests share, so that a retry is recognised. */
export const fingerprintOf = (command: object, actor: Metadata['actor']): string => {
  const asked = Object.fromEntries(Object.entries(command).filter(([key]) => !addedByServer.includes(key)));
  return JSON.stringify(canonical({ actor, asked }));
};
