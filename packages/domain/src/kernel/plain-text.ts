/**
 * Line breaks, Latin letters, and the dashes and quotes of typography, without the soft hyphen: nothing to tidy, nothing
 * to refuse, and each code unit is one character.
 */
const plain = /^[\n -~\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027]*$/;

/** True for most texts. A form of twenty paragraphs is checked on each key, so these skip what others need. */
export const isPlain = (text: string): boolean => plain.test(text);
