import { launch } from 'chrome-launcher';
import { root } from '../start/settings.ts';
import { findChromium } from '../test/chromium.ts';
import type { Run } from './run.ts';

const quiet = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts a Chromium for the tool. Returns its remote debugging port. */
export const startChromium = async ({ defer }: Pick<Run, 'defer'>, flags: readonly string[] = []): Promise<number> => {
  const chromePath = findChromium(root, process.env);
  const chromium = await launch({
    chromeFlags: [...quiet, ...flags],
    ignoreDefaultFlags: true,
    // The tool's own cleanup handles an interrupt.
    handleSIGINT: false,
    ...(chromePath === undefined ? {} : { chromePath }),
  });
  defer(async () => chromium.kill());
  return chromium.port;
};
