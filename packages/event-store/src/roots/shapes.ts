/** A type guard for a shape. */
export type Shape<Value> = (value: unknown) => value is Value;

const isText =
  (fits: (text: string) => boolean): Shape<string> =>
  (value): value is string =>
    typeof value === 'string' && fits(value);

const isDay = (text: string): boolean => {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // `Date` turns a day that the month does not have into one of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
};

export const anyText = isText(() => true);
/** `2026-11-21` */
export const date = isText(isDay);
/** `2026-11-21T12:00:00Z`, seconds and their fraction optional. */
export const moment = isText(
  (text) =>
    /^[\d-]{10}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?Z$/.test(text) &&
    isDay(text.slice(0, 10)) &&
    !Number.isNaN(Date.parse(text)),
);
export const hex = isText((text) => /^[0-9a-fA-F]*$/.test(text));
/** A number of any size, as text. */
export const decimal = isText((text) => /^\d+$/.test(text));
export const base64 = isText((text) => /^(?:[0-9a-zA-Z+/]{4})*(?:[0-9a-zA-Z+/]{2}==|[0-9a-zA-Z+/]{3}=)?$/.test(text));

export const exactly =
  <Text extends string>(text: Text): Shape<Text> =>
  (value): value is Text =>
    value === text;

export const oneOf =
  <Text extends string>(...texts: readonly Text[]): Shape<Text> =>
  (value): value is Text =>
    texts.some((text) => text === value);

export const bool: Shape<boolean> = (value) => typeof value === 'boolean';

/** A safe integer no smaller than the given minimum. */
export const integerFrom =
  (least: number): Shape<number> =>
  (value): value is number =>
    Number.isSafeInteger(value) && Number(value) >= least;

export const orNull =
  <Value>(shape: Shape<Value>): Shape<Value | null> =>
  (value): value is Value | null =>
    value === null || shape(value);

/** An array whose elements have that shape, of exactly `length` elements if given. */
export const listOf =
  <Value>(shape: Shape<Value>, length?: number): Shape<readonly Value[]> =>
  (value): value is readonly Value[] =>
    Array.isArray(value) && (length === undefined || value.length === length) && value.every(shape);

type Members = Readonly<Record<string, Shape<unknown>>>;
type Of<Given extends Members> = {
  readonly [Name in keyof Given]: Given[Name] extends Shape<infer Value> ? Value : never;
};

/** An object with these members, and possibly others. */
export const objectOf =
  <Given extends Members>(members: Given): Shape<Of<Given>> =>
  (value): value is Of<Given> =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(members).every(([name, shape]) => shape(Reflect.get(value, name)));
