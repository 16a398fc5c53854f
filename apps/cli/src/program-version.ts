import { join } from 'node:path';
import { readBuildVersion } from '@palmares/db/build-version';

/** Commit and date of this program, or the version given to its build; undefined if neither is known. */
export const programVersion = (): string | undefined => readBuildVersion(join(import.meta.dirname, '../dist'));
