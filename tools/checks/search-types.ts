import { isSource, isTestFile, type SourceFile } from './source-file.ts';

/** Matches a function of a route that reads its parameters, up to the route's next property. */
const reader = /\bvalidateSearch:.*?\n {2}(?=[\w/])/su;

const notText = /(?:[=!]==?\s*(?:true|false|\d)|typeof \w+ [=!]== '(?:boolean|number)')/u;

/**
 * Returns the routes that compare a parameter of their address with a boolean or a number. It is text, so the comparison
 * never holds.
 */
export const mistypedSearches = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => path.startsWith('apps/web/src/routes/') && isSource(path) && !isTestFile(path))
    .filter(({ text }) => notText.test(reader.exec(text)?.[0] ?? ''))
    .map(({ path }) => `${path}: compare a parameter with text`);
