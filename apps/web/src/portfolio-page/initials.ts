const first = (name: string): string => {
  const [grapheme] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return grapheme?.segment.toLocaleUpperCase() ?? '';
};

/** One letter per name, as on a jersey. */
export const initialsOf = (firstName: string, lastName: string): string => `${first(firstName)}${first(lastName)}`;

const LARGEST = 72;
const LESS_PER_WIDE_LETTER = 11;

/** The font size in the jersey's units: smaller per M or W, which is nearly two letters wide. */
export const letterSize = (initials: string): number =>
  LARGEST - LESS_PER_WIDE_LETTER * (initials.match(/[MW]/gu)?.length ?? 0);
