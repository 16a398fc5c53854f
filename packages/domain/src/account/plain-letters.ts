export const withoutAccents = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
export const lettersAndDigitsIn = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Letters without a decomposition, spelled as on a keyboard that lacks them. */
const asTyped: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
  ŧ: 't',
};
const folded = (text: string): string => text.replace(/[æđðħıłøœßþŧ]/gu, (letter) => asTyped[letter] ?? letter);

/**
 * Returns the letters and digits that all spellings of a name share: `jeanphilippe`; the name itself if it has none.
 */
export const plainLetters = (name: string): string => lettersAndDigitsIn(folded(withoutAccents(name))) || name.trim();
