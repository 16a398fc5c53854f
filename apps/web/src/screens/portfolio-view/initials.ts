const first = (name: string): string => {
  const [grapheme] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name.trim());
  return grapheme?.segment.toLocaleUpperCase() ?? '';
};

/** One letter of each name, as a jersey would carry them. */
export const initialsOf = (firstName: string, lastName: string): string => `${first(firstName)}${first(lastName)}`;
