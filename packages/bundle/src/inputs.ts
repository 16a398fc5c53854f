import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

export interface Inputs {
  /** The paths of our own modules in the bundle, relative to the workspace. */
  readonly sources: readonly string[];
}

export const distOf = (workspace: string): string => join(workspace, 'dist');

/** Path of a bundled program of the workspace, by the name of its source. */
export const programOf = (workspace: string, name = 'main'): string => join(distOf(workspace), `${name}.js`);

export const BUILT_FROM = 'built-from.json';

const bundler = globSync('*.ts', { cwd: import.meta.dirname }).map((name) => join(import.meta.dirname, name));

const changedAt = (path: string): number => statSync(path).mtimeMs;

/**
 * True if no source has changed since the workspace was bundled. `others` are further files that determine its content.
 */
export const isFresh = (workspace: string, others: readonly string[] = []): boolean => {
  try {
    const file = join(distOf(workspace), BUILT_FROM);
    const { sources }: Inputs = JSON.parse(readFileSync(file, 'utf8'));
    const began = changedAt(file);
    const inputs = [...sources.map((path) => join(workspace, path)), ...bundler, ...others];
    return inputs.every((path) => changedAt(path) <= began);
  } catch {
    // Never bundled, or a source is gone.
    return false;
  }
};
