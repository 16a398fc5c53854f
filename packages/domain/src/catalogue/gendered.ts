/** How labels write both forms of a French word: the ending, and the endings that it stands for. */
const doublets: readonly (readonly [both: RegExp, feminine: string])[] = [
  [/eur\(-euse\)/gu, 'euse'],
  [/ier\(-ière\)/gu, 'ière'],
  [/if\(-ive\)/gu, 'ive'],
  [/\((?:-(ne)|(e))\)/gu, '$1$2'],
];
const attached = /(?<=\p{L})\(-?\p{L}+\)/gu;

/** Chooses the form of a French word: `Gardien(-ne) de but` reads « Gardienne de but » for `f`. Null keeps both. */
export const gendered = (label: string, gender: 'm' | 'f' | null): string => {
  if (gender === 'm') return label.replace(attached, '');
  // An older server sends no gender at all.
  if (gender !== 'f') return label;
  return doublets.reduce((words, [both, feminine]) => words.replace(both, feminine), label);
};
