import { titleMatcher } from './test-titles.ts';

const noProof = ['not yet', 'not applicable'];

/** The cells of a row of a table, with what is before its first and after its last bar. */
export const cellsOf = (line: string): readonly string[] =>
  line.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));

const isRule = (cell: string): boolean => /^:?-+:?$/.test(cell);

/** Returns the third cells, split at middle dots, of the tables whose third column is headed “shown by”. */
const proofsNamed = (document: string): readonly string[] => {
  const proofs: string[] = [];
  let reading = false;
  for (const line of document.split('\n')) {
    const third = line.startsWith('|') ? cellsOf(line)[3] : undefined;
    if (third === undefined) reading = false;
    else if (third === 'shown by') reading = true;
    else if (reading && !isRule(third)) proofs.push(...third.split(' · ').map((proof) => proof.trim()));
  }
  return proofs.filter((proof) => !noProof.includes(proof));
};

const path = /^`([^`\s]+)`$/;

/** Returns the test titles that a document names. */
export const titlesNamed = (document: string): readonly string[] =>
  proofsNamed(document).filter((proof) => !path.test(proof));

/** Returns the files that a document names in place of a test. */
export const filesNamed = (document: string): readonly string[] =>
  proofsNamed(document).flatMap((proof) => path.exec(proof)?.[1] ?? []);

/** Returns the titles that a document names but no test declares. */
export const missingTitles = (document: string, declared: readonly string[]): readonly string[] => {
  const isDeclared = titleMatcher(declared);
  return [...new Set(titlesNamed(document))].filter((title) => !isDeclared(title));
};
