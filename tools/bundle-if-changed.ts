import { join, resolve } from 'node:path';
import { bundle, isFresh, programOf } from '@palmares/bundle';

const root = resolve(import.meta.dirname, '..');

/** Bundles the program of an app, unless its bundle was made from what is there. Returns the program's path. */
export const bundleIfChanged = async (name: 'cli' | 'worker'): Promise<string> => {
  const app = join(root, 'apps', name);
  if (!isFresh(app, [join(root, 'package-lock.json')])) await bundle(app);
  return programOf(app);
};
