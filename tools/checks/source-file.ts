export type { SourceFile } from './repository.ts';

const WORKSPACE = /^(?:apps|packages)\/[^/]+|^tools|^e2e/;

/** Returns the workspace of a path; undefined for files of the root. */
export const workspaceOf = (path: string): string | undefined => WORKSPACE.exec(path)?.[0];

export const isTestFile = (path: string): boolean =>
  /\.(unit|db|soak)\.test\.tsx?$/.test(path) || path.includes('/testing/');

export const isSource = (path: string): boolean =>
  /\.tsx?$/.test(path) && !path.endsWith('.d.ts') && !path.endsWith('.gen.ts');

/** An applied migration may not change, not even in a comment: databases store its hash. */
export const isFrozen = (path: string): boolean => /^packages\/db\/src\/migrations\/20/.test(path);
