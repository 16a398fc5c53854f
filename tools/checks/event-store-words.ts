import type { SourceFile } from './source-file.ts';

/** What the event store knows nothing of. */
const foreign = new Set(['athlete', 'athletes', 'portfolio', 'portfolios', 'plan', 'plans', 'link', 'links']);

/** Names that have such a word and mean something else, each with where it comes from. */
export const excepted: Readonly<Record<string, string>> = {
  link: 'the function of node:fs that makes a hard link',
};

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1');

/** The words of the code, those in strings and SQL among them. */
export const identifiersIn = (text: string): readonly string[] =>
  withoutComments(text).match(/[A-Za-z_$][\w$]*/g) ?? [];

const wordsOf = (identifier: string): readonly string[] =>
  identifier
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_$]+/);

/** One line for each identifier of the event store that has a word of the product. */
export const foreignWords = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap(({ path, text }) =>
    [...new Set(identifiersIn(text))]
      .filter((identifier) => !Object.hasOwn(excepted, identifier))
      .filter((identifier) => wordsOf(identifier).some((word) => foreign.has(word)))
      .map((identifier) => `${path}: ${identifier}`),
  );
