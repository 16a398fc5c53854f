import { resolve } from 'node:path';
import { writeVersion } from './write-version.ts';

/** Runs as the last step of `turbo run build`. */
const version = writeVersion(resolve(import.meta.dirname, '../..'), process.env.PALMARES_VERSION);
console.log(version ?? 'The version of this build is unknown: git names no commit here. Set PALMARES_VERSION.');
