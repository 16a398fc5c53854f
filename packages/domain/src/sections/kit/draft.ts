/** What a field holds before anything is chosen. A list is blank when it is empty, so it needs no value of its own. */
type Blank<Value> = Value extends string ? '' : Value extends readonly unknown[] ? never : undefined;

/** Content as a form holds it: any field may still be blank, so a draft is not content until a schema has parsed it. */
export type Draft<Fields> = { [Key in keyof Fields]: Fields[Key] | Blank<Fields[Key]> };

/** Nothing typed and nothing chosen. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
