/** The value of a field before anything is chosen. An empty list needs none: it is blank already. */
type Blank<Value> = Value extends string ? '' : Value extends readonly unknown[] ? never : undefined;

/** Content as a form holds it. Any field may still be blank, so a draft becomes content only by parsing. */
export type Draft<Fields> = { [Key in keyof Fields]: Fields[Key] | Blank<Fields[Key]> };

/** True when nothing is typed or chosen, in no part of a field that has several. */
export const isBlank = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.length === 0;
  if (typeof value === 'object' && value !== null) return Object.values(value).every(isBlank);
  return value === undefined || value === null || value === '';
};
