import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { dataFolderOf } from '@palmares/embedded-postgres';
import colors from 'picocolors';
import puppeteer from 'puppeteer-core';
import { startChromium } from '../browser/chromium.ts';
import type { Run } from '../browser/run.ts';
import { startSite } from '../browser/site.ts';
import { readDemo } from '../start/demo.ts';
import { preferredPorts } from '../start/ports.ts';
import type { Product } from '../start/product.ts';
import { root } from '../start/settings.ts';
import { type Asked, readCommandLine } from './command-line.ts';
import { contactSheet } from './contact-sheet.ts';
import { demoAthlete } from './demo-athlete.ts';
import { screens } from './screens.ts';
import { take } from './take.ts';
import { fileOf, variantsOf } from './variant.ts';
import { createVisitors } from './visitors.ts';

const folder = join(root, 'screenshots');
const names = screens.map(({ name }) => name);

type Site = Pick<Product, 'url' | 'demo' | 'mailboxUrl'>;

const siteFor = async ({ url, data }: Asked, run: Run): Promise<Site> => {
  if (url === undefined) return startSite('screenshots', run);
  const demo = readDemo(data === undefined ? dataFolderOf(root) : resolve(data), url);
  return { url, demo, mailboxUrl: `http://127.0.0.1:${preferredPorts.mailbox}` };
};

const shown = (problems: readonly string[]): string =>
  [...new Set(problems)].map((problem) => `\n      ${problem}`).join('');

const takeAll = async (asked: Asked, site: Site, run: Run): Promise<readonly string[]> => {
  const browserURL = `http://127.0.0.1:${await startChromium(run, ['--hide-scrollbars'])}`;
  const browser = await puppeteer.connect({ browserURL, defaultViewport: null });
  run.defer(() => browser.disconnect());
  const visitors = createVisitors(browser, site.mailboxUrl);
  const origin = new URL(site.url).origin;
  const shots = screens
    .filter(({ name }) => asked.screens.includes(name))
    .flatMap((screen) => variantsOf(asked).map((variant) => ({ screen, variant })));
  const faulty: string[] = [];
  for (const [index, { screen, variant }] of shots.entries()) {
    const { language } = variant;
    const file = fileOf(screen.name, variant);
    const athlete = demoAthlete(site.demo, language);
    const arrival = { origin, language, athlete };
    const guardianLink = () => visitors.guardianLink(arrival);
    const began = performance.now();
    const context = await browser.createBrowserContext();
    const problems = await Promise.all([
      screen.address({ language, athlete, guardianLink }),
      visitors.sessionOf(screen.visitor, arrival),
    ])
      .then(([address, session]) => {
        const url = new URL(address, origin);
        return take(context, { screen, variant, url, session, file: join(folder, file) });
      })
      .catch((error: unknown) => [error instanceof Error ? error.message : String(error)])
      .finally(() => context.close());
    const took = colors.dim(`${((performance.now() - began) / 1000).toFixed(1)} s  ${index + 1}/${shots.length}`);
    const mark = problems.length === 0 ? colors.green('✓') : colors.red('✗');
    console.log(`  ${mark} ${file.padEnd(46)} ${took}${shown(problems)}`);
    if (problems.length > 0) faulty.push(file);
  }
  return faulty;
};

const main = async (run: Run): Promise<number> => {
  const asked = readCommandLine(process.argv.slice(2), names);
  if (asked.list) {
    console.log(names.join('\n'));
    return 0;
  }
  mkdirSync(folder, { recursive: true });
  const faulty = await takeAll(asked, await siteFor(asked, run), run);
  const sheet = join(folder, 'index.html');
  writeFileSync(sheet, contactSheet(names, new Set(readdirSync(folder))));
  console.log(`\n  ${sheet}`);
  if (faulty.length > 0) console.log(`\n${colors.red('✗')} Problems in ${faulty.join(', ')}`);
  return faulty.length > 0 ? 1 : 0;
};

const cleanups = new AsyncDisposableStack();
const cleanUp = () => cleanups.disposeAsync();

// Everything that was started ends with the tool, even when it is interrupted.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => void cleanUp().finally(() => process.exit(1)));

process.exitCode = await main({
  progress: (label) => console.log(colors.dim(`  … ${label}`)),
  defer: (cleanup) =>
    cleanups.defer(async () => {
      await cleanup();
    }),
})
  .catch((error: unknown) => {
    console.error(`${colors.red('✗')} ${error instanceof Error ? error.message : error}`);
    return 1;
  })
  .finally(cleanUp);
