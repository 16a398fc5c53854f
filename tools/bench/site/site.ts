import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { throwawayFolder } from '@palmares/db/testing/throwaway-folder';
import { launch } from 'chrome-launcher';
import { type Product, startProduct } from '../../start/product.ts';
import { findChromium } from '../../test/chromium.ts';
import type { BenchContext } from '../suite.ts';

const root = resolve(import.meta.dirname, '../../..');

/** The whole product as it is built, with the demo athletes, on ports and data of its own. */
export const startSite = async ({ progress, defer }: BenchContext): Promise<Product> => {
  const dataFolder = throwawayFolder('bench-runs', 'run.lock');
  defer(async () => rmSync(dataFolder, { recursive: true, force: true }));
  process.env.DEVELOPER_PAGES = '1';
  const product = await startProduct({
    dataFolder,
    ports: {},
    dev: false,
    databaseUrl: undefined,
    stripe: undefined,
    smtpUrl: undefined,
    publicUrl: undefined,
    step: (label, work) => {
      progress(label);
      return work();
    },
    warn: (line) => console.error(line),
  });
  defer(() => product.stop());
  return product;
};

const quiet = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The port on which a Chromium of the suite's own takes orders. */
export const startChromium = async ({ defer }: BenchContext): Promise<number> => {
  const chromePath = findChromium(root, process.env);
  const chromium = await launch({
    chromeFlags: quiet,
    ignoreDefaultFlags: true,
    ...(chromePath === undefined ? {} : { chromePath }),
  });
  defer(async () => chromium.kill());
  return chromium.port;
};
