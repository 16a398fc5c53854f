import { join, resolve } from 'node:path';
import { bundle, isFresh, programOf } from '@palmares/bundle';

const root = resolve(import.meta.dirname, '..');

type Bundled = 'apps/cli' | 'apps/worker' | 'packages/files';

/** Bundles the programs of a workspace, unless that was done from what is there. Returns the path of `main`, if it has one. */
export const bundleIfChanged = async (workspace: Bundled): Promise<string> => {
  const folder = join(root, workspace);
  if (!isFresh(folder, [join(root, 'package-lock.json')])) await bundle(folder);
  return programOf(folder);
};
