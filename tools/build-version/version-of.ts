import { execFileSync } from 'node:child_process';
import { realpathSync } from 'node:fs';

const git = (checkout: string, ...args: readonly string[]): string =>
  execFileSync('git', ['-C', checkout, ...args], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** Returns commit and date, such as `3b423b8c 2026-11-26`, and whether the files differ from that commit. */
const commitOf = (checkout: string): string | undefined => {
  try {
    // A copy without git may be inside another checkout.
    if (realpathSync(git(checkout, 'rev-parse', '--show-toplevel')) !== realpathSync(checkout)) return undefined;
    const commit = git(checkout, 'log', '-1', '--abbrev=8', '--format=%h %cs');
    return git(checkout, 'status', '--porcelain') === '' ? commit : `${commit} with changes`;
  } catch {
    return undefined;
  }
};

/** Returns the version of a build of this folder: `given`, or else its commit. Undefined if neither is known. */
export const versionOf = (checkout: string, given: string | undefined): string | undefined =>
  given?.trim() || commitOf(checkout);
