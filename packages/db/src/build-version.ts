import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file beside a built program that names what it was built from. The last step of the build writes it. */
export const BUILD_VERSION_FILE = 'version';

/** The version of the program in this `dist` folder; undefined if the build did not know it, or nothing is built. */
export const readBuildVersion = (dist: string): string | undefined => {
  try {
    return readFileSync(join(dist, BUILD_VERSION_FILE), 'utf8').trim() || undefined;
  } catch {
    return undefined;
  }
};
