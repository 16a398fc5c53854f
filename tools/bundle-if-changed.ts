import { join, resolve } from 'node:path';
import { bundle, isFresh, programOf } from '@palmares/bundle';
import { writeVersion } from './build-version/write-version.ts';

const root = resolve(import.meta.dirname, '..');

const bundled = ['apps/cli', 'apps/worker', 'packages/files'] as const;

/** Bundles the programs of a workspace, unless their sources are unchanged. */
const bundleIfChanged = async (workspace: (typeof bundled)[number]): Promise<void> => {
  const folder = join(root, workspace);
  if (isFresh(folder, [join(root, 'package-lock.json')])) return;
  await bundle(folder);
  if (workspace !== 'packages/files') writeVersion(root, process.env.PALMARES_VERSION, [workspace]);
};

/** Bundles the programs of every workspace that has any. */
export const bundleAllIfChanged = async (): Promise<void> => {
  for (const workspace of bundled) await bundleIfChanged(workspace);
};

/** Returns the path of `palmares`, bundled from the current sources. */
export const freshPalmares = async (): Promise<string> => {
  await bundleIfChanged('apps/cli');
  return programOf(join(root, 'apps/cli'));
};
