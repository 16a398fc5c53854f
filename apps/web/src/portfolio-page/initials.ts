const first = (name: string): string => {
  const [grapheme] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return grapheme?.segment.toLocaleUpperCase() ?? '';
};

/** One letter of each name, as a jersey would carry them. */
export const initialsOf = (firstName: string, lastName: string): string => `${first(firstName)}${first(lastName)}`;

const LARGEST = 72;
const LESS_FOR_EACH_WIDE = 11;

/** An M or a W takes the width of nearly two. */
export const letterSize = (initials: string): number =>
  LARGEST - LESS_FOR_EACH_WIDE * (initials.match(/[MW]/gu)?.length ?? 0);
