const accents = /\p{Diacritic}/gu;

/** Removes accents and capitals, so that "quebec" finds "Québec". */
const accentFree = (text: string): string => text.normalize('NFD').replace(accents, '').toLowerCase();

/** True if every word of the query begins a word of the label. */
export const matches = (label: string, query: string): boolean => {
  const words = accentFree(label).split(/[\s\-’'/(),.]+/);
  return accentFree(query)
    .split(/[\s\-’'/(),.]+/)
    .filter((part) => part !== '')
    .every((part) => words.some((word) => word.startsWith(part)));
};
