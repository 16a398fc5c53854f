import { expect, it } from 'vitest';
import { readSources } from './repository.ts';
import { isSource, isTestFile } from './source-file.ts';

/** Files that ask the device's clock, with what for. A rule asks `serverNow`. */
const allowed: Readonly<Record<string, string>> = {
  'apps/web/src/browser/server-clock.ts': 'how far the server’s clock is ahead of it',
  'apps/web/src/drafts/editor.client.ts': 'how long ago the server was asked',
  'apps/web/src/page/browser/since.ts': 'the day of the last visit, which only this browser knows',
  'apps/web/src/screens/sign-in/reset-password-screen.tsx': 'the beginning of a countdown',
  'apps/web/src/screens/sign-in/use-countdown.ts': 'the seconds of a countdown',
};

const runsInBrowser = (path: string): boolean =>
  path.startsWith('apps/web/src/') && !path.startsWith('apps/web/src/server/') && !path.includes('.server.');

it('no rule of a page uses the device’s clock', () => {
  const asking = readSources((path) => runsInBrowser(path) && isSource(path) && !isTestFile(path))
    .filter(({ text }) => /\bDate\.now\b|new Date\(\)/u.test(text))
    .map(({ path }) => path);
  expect(asking.sort()).toEqual(Object.keys(allowed).sort());
});
