import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_VERSION_FILE } from '@palmares/db/build-version';
import { versionOf } from './version-of.ts';

/** Folders of the programs that report their version. */
export const versionedPrograms = ['apps/web', 'apps/worker', 'apps/cli'] as const;

/**
 * Writes the version of the checkout beside those of its programs that are built, and returns it. No program contains
 * it, so a commit leaves unaffected programs unchanged.
 */
export const writeVersion = (
  checkout: string,
  given: string | undefined,
  programs: readonly string[] = versionedPrograms,
): string | undefined => {
  const version = versionOf(checkout, given);
  for (const dist of programs.map((program) => join(checkout, program, 'dist')))
    if (existsSync(dist)) writeFileSync(join(dist, BUILD_VERSION_FILE), `${version ?? ''}\n`);
  return version;
};
