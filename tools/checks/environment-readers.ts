import { isTestFile, type SourceFile, workspaceOf } from './source-file.ts';

/**
 * Returns one line per forbidden read of the environment: each app has one module that may read it, packages have none.
 */
export const environmentViolations = (files: readonly SourceFile[]): readonly string[] => {
  const readers = new Map<string, string[]>();
  for (const { path, text } of files) {
    const workspace = workspaceOf(path);
    if (!workspace || !path.startsWith(`${workspace}/src/`) || isTestFile(path) || !text.includes('process.env'))
      continue;
    readers.set(workspace, [...(readers.get(workspace) ?? []), path]);
  }
  return [...readers].flatMap(([workspace, paths]) => {
    if (workspace.startsWith('packages/')) return paths.map((path) => `${path}: only an app reads the environment`);
    return paths.length > 1 ? [`${workspace}: one module reads the environment, not ${paths.join(' and ')}`] : [];
  });
};

/** Finds inline `import()` types, which the boundary parser misses; write them as `import type`. */
export const inlineTypeImports = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path, text }) => workspaceOf(path) && !isTestFile(path) && inlineTypeImport.test(text))
    .map(({ path }) => `${path}: import the type by its name`);

const inlineTypeImport =
  /\btypeof\s+import\(|(?<!await\s)\bimport\(\s*'[^']+'\s*\)\s*\.\s*(?!then\b|catch\b|finally\b)\w/;
