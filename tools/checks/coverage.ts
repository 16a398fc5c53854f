const NOT_YET = 'not yet';

/** The test titles in the third column, separated by a middle dot. */
export const titlesNamed = (document: string): readonly string[] =>
  document
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|')))
    .filter((cells) => cells.length >= 5 && cells[3] !== 'shown by' && !/^:?-+:?$/.test(cells[3] ?? ''))
    .flatMap((cells) => (cells[3] ?? '').split(' · '))
    .map((title) => title.trim())
    .filter((title) => title !== NOT_YET);

const declaration =
  /\b(?:it|test|withAthlete)(?:\.each\([\s\S]*?\))?(?:\.\w+)*\(\s*(?:'((?:[^'\\\n]|\\.)+)'|"((?:[^"\\\n]|\\.)+)"|`((?:[^`\\]|\\.)+)`)/g;

export const titlesDeclared = (source: string): readonly string[] =>
  [...source.matchAll(declaration)].flatMap(([, single, double, template]) =>
    (single ?? double ?? template ?? '').replace(/\\(.)/g, '$1'),
  );

const placeholder = /\$\{[^}]*\}|%[sdifjo#]|\$\w+/;

const fits = (declared: string): ((title: string) => boolean) => {
  const parts = declared.split(placeholder);
  if (parts.length === 1) return (title) => title === declared;
  const pattern = new RegExp(`^${parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('.+')}$`);
  return (title) => pattern.test(title);
};

/** Titles that the coverage document names but no test has. */
export const missingTitles = (document: string, sources: readonly string[]): readonly string[] => {
  const declared = sources.flatMap(titlesDeclared).map(fits);
  return [...new Set(titlesNamed(document))].filter((title) => !declared.some((matches) => matches(title)));
};
