import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromDebian, quietly } from '@palmares/db/testing';

/** Names in order of preference; the headless shell opens a page in half the time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const places = ['/usr/bin', '/usr/local/bin', '/snap/bin'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const installed = (path: string): string | undefined => {
  const folders = [...places, ...path.split(delimiter)];
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...applications].find((file) =>
    existsSync(file),
  );
};

/**
 * Returns the path of a Chromium, installed if there is none; undefined for Playwright's own. Throws if none can be
 * installed.
 */
export const findChromium = (root: string, env: NodeJS.ProcessEnv): string | undefined => {
  const { CHROMIUM: given, PATH = '' } = env;
  if (given && !existsSync(given))
    throw new Error(`CHROMIUM names ${given}, which does not exist. Correct or unset it.`);
  const found = given || installed(PATH);
  if (found) return found;
  console.log('No Chromium here; installing one …');
  if (['chromium-headless-shell', 'chromium'].some((name) => installFromDebian(name, env))) return installed(PATH);
  if (quietly(join(root, 'node_modules/.bin/playwright'), ['install', 'chromium'], env)) return undefined;
  throw new Error('No Chromium, and none can be installed. Install one and name it in CHROMIUM, then run this again.');
};
