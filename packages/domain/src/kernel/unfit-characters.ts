/**
 * Controls, lone surrogates, line separators, direction marks and overrides, tags, private use, noncharacters and the
 * replacement character: they break layouts, hide in a text, or display something other than what is stored.
 */
const unfit =
  /[\p{Cc}\p{Cs}\p{Co}\p{Noncharacter_Code_Point}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\ufffd\u{e0000}-\u{e007f}]/u;

/** England, Scotland, Wales: a black flag, then country and subdivision as tags, then the cancel tag (UTS #51). */
const subdivisionFlag = /\u{1f3f4}[\u{e0061}-\u{e007a}]{2}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{1,4}\u{e007f}/gu;

/**
 * More than 8 marks on one letter, counting the joiners and skin tones that would keep them one character. Eight is the
 * tallest stack in use, in Tibetan; pointed Hebrew, Arabic, Devanagari, Burmese and decomposed Vietnamese need fewer.
 */
const piledMarks = /[\p{M}\p{Grapheme_Extend}\p{Emoji_Modifier}\u200d]{9}/u;

/** True if the text, which must be in NFC, contains unfit characters or piled marks. */
export const hasUnfitCharacters = (text: string): boolean => {
  const plain = text.replaceAll(subdivisionFlag, '\u{1f3f4}');
  return unfit.test(plain) || piledMarks.test(plain);
};
