import { HtmlValidate } from 'html-validate';

/** Scripts and styles are this site's own, and so need no `integrity`. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: { 'require-sri': 'off' },
});

/** Returns what is not valid in a page's HTML, each with its place. */
export const invalidHtmlOf = async (path: string, page: string): Promise<readonly string[]> => {
  const { results } = await validator.validateString(page);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${path}:${line}:${column} ${ruleId}: ${message}`),
  );
};

/** Returns the visible text of the page's body. */
export const wordsOf = (page: string): string =>
  page
    .slice(page.indexOf('<body'))
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[ \n]+/g, ' ');

/** Words that are common in one language and do not exist in the other. */
const common = {
  english: ['the', 'and', 'your', 'you', 'with', 'of', 'is', 'this', 'it', 'what', 'their', 'who'],
  french: ['le', 'la', 'les', 'des', 'une', 'du', 'et', 'avec', 'dans', 'tu', 'ton', 'ta', 'vous', 'est', 'qui', 'sur'],
};

/** Removes the elements with a `lang` of their own, such as the names of languages. */
const withoutForeign = (page: string): string => {
  const body = page.slice(page.indexOf('<body'));
  return body.replace(/<(\w+)(?=[^>]* lang=")[^>]*>(?:(?!<\1[ >]).)*?<\/\1>/gs, ' ');
};

/** Returns the words that are not in the language of the page's path, outside of what is marked as another. */
export const foreignWordsIn = (path: string, page: string): readonly string[] => {
  const words =
    wordsOf(withoutForeign(page))
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const foreign: ReadonlySet<string> = new Set(path.startsWith('/en') ? common.french : common.english);
  return words.filter((word) => foreign.has(word)).map((word) => `${path}: ${word}`);
};
