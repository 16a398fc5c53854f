import type { Athletes } from '../athletes.ts';
import { cookieFor } from '../editor/phone.ts';
import { framedPath } from '../site/pages.ts';
import { weighPage } from '../site/weight.ts';
import { benchChromium } from '../site.ts';
import type { BenchContext } from '../suite.ts';
import { startTaker } from './taker.ts';

interface WeighedPage {
  readonly name: string;
  /** Kilobytes. */
  readonly scripts: number;
  /** Kilobytes loaded in addition to those of the other page. */
  readonly over: { readonly name: string; readonly by: number };
  /** Kilobytes. */
  readonly limit: number;
}

const KB = 1000;
const LIMIT = 30;

/** Weighs the scripts of the test while an attempt runs, and of an explanation. */
export const weighIdentityPages = async (
  context: BenchContext,
  url: string,
  athletes: Athletes,
): Promise<readonly WeighedPage[]> => {
  const port = await benchChromium(context);
  const athlete = await athletes.signUp();
  await startTaker(url, athlete);
  const scriptsOf = async (path: string): Promise<number> =>
    (await weighPage(port, `${url}${path}`, [cookieFor(athlete.cookie, url)])).scripts / KB;
  const compared = async (
    name: string,
    path: string,
    baseline: { readonly name: string; readonly scripts: number },
  ) => {
    const scripts = await scriptsOf(path);
    return { name, scripts, over: { name: baseline.name, by: scripts - baseline.scripts }, limit: LIMIT };
  };
  const logIn = { name: 'the log-in page', scripts: (await weighPage(port, `${url}/en/auth`)).scripts / KB };
  const test = await compared('the test', '/en/app/identity/test', logIn);
  const framed = { name: 'the empty route in the frame', scripts: await scriptsOf(framedPath) };
  return [test, await compared('an explanation', '/en/app/identity/explore/masks/captain', framed)];
};
