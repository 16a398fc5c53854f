/**
 * Characters that a terminal obeys instead of showing: control characters except tabs and line breaks, and those that
 * change the direction of text.
 */
const obeyed = /(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu;

const hex = (character: string): string => character.charCodeAt(0).toString(16).padStart(4, '0');

/** Returns the text without control characters, which a terminal would act on. */
export const printable = (text: string): string => text.replace(obeyed, '');

/** Prints text on standard output. */
export const writeText = (text: string): void => void process.stdout.write(printable(text));

/** Prints JSON on standard output: what a terminal would obey is escaped, so the values stay the same. */
export const writeJson = (json: string): void =>
  void process.stdout.write(json.replace(obeyed, (character) => `\\u${hex(character)}`));

/** Prints one line on standard error, where results never go. */
export const writeNotice = (line: string): void => void process.stderr.write(`${printable(line)}\n`);
