export interface FieldValue {
  readonly field: string;
  readonly value: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** A state as lines: the path of each value and the value. Lists count from 1, as people do. */
export const fieldsOf = (value: unknown, path: readonly string[] = []): readonly FieldValue[] => {
  if (Array.isArray(value)) return value.flatMap((item, index) => fieldsOf(item, [...path, String(index + 1)]));
  if (isRecord(value)) return Object.entries(value).flatMap(([name, inner]) => fieldsOf(inner, [...path, name]));
  if (value === null || value === undefined || value === '') return [];
  return [{ field: path.join('.'), value: String(value) }];
};
