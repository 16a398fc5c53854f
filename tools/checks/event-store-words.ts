import type { SourceFile } from './source-file.ts';

/** Product words that the event store must not use. */
const foreign = new Set(['athlete', 'athletes', 'portfolio', 'portfolios', 'plan', 'plans', 'link', 'links']);

/** Allowed identifiers that contain such a word with another meaning, with their origin. */
export const excepted: Readonly<Record<string, string>> = {
  link: 'the function of node:fs that makes a hard link',
};

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');

/** Returns the identifiers of the code, including those in strings and SQL. */
export const identifiersIn = (text: string): readonly string[] =>
  withoutComments(text).match(/[A-Za-z_$][\w$]*/g) ?? [];

const wordsOf = (identifier: string): readonly string[] =>
  identifier
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_$]+/);

/** Returns one line per identifier of the event store that contains a product word. */
export const foreignWords = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap(({ path, text }) =>
    [...new Set(identifiersIn(text))]
      .filter((identifier) => !Object.hasOwn(excepted, identifier))
      .filter((identifier) => wordsOf(identifier).some((word) => foreign.has(word)))
      .map((identifier) => `${path}: ${identifier}`),
  );
