import { relative, resolve } from 'node:path';
import { root } from '../checks/repository.ts';

export interface TestFiles {
  /** True if the suite runs this file, given by its path from the repository's root. */
  owns(path: string): boolean;
}

export type Suites = Readonly<Record<string, { readonly tests?: TestFiles }>>;

export interface Selection {
  /** npm name of the run, without `test:`. */
  readonly asked: string;
  /** Suites of the run. */
  readonly names: readonly string[];
  /** Every suite, to name the one that a test belongs to. */
  readonly suites: Suites;
  /** Paths of every file of the repository, from its root. */
  readonly files: readonly string[];
}

/** Suites that a partial run needs too. */
const PREPARING: readonly string[] = ['build'];

const EXAMPLE = 'npm run test:unit -- packages/domain/src/kernel';

/** Matches a file, everything in a folder, or every path that contains the text. */
const matcherOf = (given: string, files: readonly string[]): ((file: string) => boolean) => {
  const path = relative(root, resolve(root, given));
  if (path === '') return () => true;
  if (files.includes(path)) return (file) => file === path;
  if (files.some((file) => file.startsWith(`${path}/`))) return (file) => file.startsWith(`${path}/`);
  return (file) => file.includes(path);
};

const otherSuiteOf = (file: string, { names, suites }: Selection): string | undefined =>
  Object.keys(suites).find((name) => !names.includes(name) && suites[name]?.tests?.owns(file));

/**
 * Returns the test files that the paths name, by suite, without suites that have none. Throws if a path matches no test
 * of these suites.
 */
export const selectTests = (paths: readonly string[], selection: Selection): ReadonlyMap<string, readonly string[]> => {
  const { asked, names, suites, files } = selection;
  const selectable = names.filter((name) => !PREPARING.includes(name));
  if (!selectable.every((name) => suites[name]?.tests))
    throw new Error(`test:${asked} takes no paths. Name them as in ${EXAMPLE}`);
  const selected = new Map<string, readonly string[]>();
  for (const path of paths) {
    if (path.startsWith('-')) throw new Error(`test:${asked} has no option ${path}. It takes paths: ${EXAMPLE}`);
    const matching = files.filter(matcherOf(path, files));
    const found = selectable.map((name) => [name, matching.filter((file) => suites[name]?.tests?.owns(file))] as const);
    if (found.every(([, tests]) => tests.length === 0)) {
      const other = matching.map((file) => otherSuiteOf(file, selection)).find((name) => name !== undefined);
      throw new Error(`test:${asked} has no test in ${path}.${other ? ` Its tests run in test:${other}.` : ''}`);
    }
    for (const [name, tests] of found)
      if (tests.length > 0) selected.set(name, [...new Set([...(selected.get(name) ?? []), ...tests])]);
  }
  return selected;
};
