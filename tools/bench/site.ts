import { startChromium } from '../browser/chromium.ts';
import { startSite } from '../browser/site.ts';
import type { Product } from '../start/product.ts';
import { athletesOf } from './athletes.ts';
import { sharedPage } from './scout/shared-links.ts';
import { sharedInSmoke } from './shared-in-smoke.ts';
import type { Starting } from './suite.ts';
import { behindProxy } from './visitors.ts';

/** An athlete who can log in and has a publish link. */
export interface LinkedAthlete {
  readonly email: string;
  readonly password: string;
  readonly link: string;
}

/** The built product, running. */
export interface BenchSite extends Omit<Product, 'demo'> {
  /** The demo athlete. A smoke run signs one up instead, because seeding the demo takes half a minute. */
  readonly athlete: LinkedAthlete;
}

const demoAthleteOf = ({ demo }: Product): LinkedAthlete => {
  const { email, password, link } = demo ?? {};
  if (!email || !password || !link) throw new Error('The demo athlete has no link, or cannot log in');
  return { email, password, link };
};

const linkedAthlete = async (starting: Starting, product: Product): Promise<LinkedAthlete> => {
  const athletes = await athletesOf(starting, product);
  const athlete = await athletes.signUp();
  return { ...athlete, link: await sharedPage(athletes, product.url, athlete, starting) };
};

const start = async (starting: Starting): Promise<BenchSite> => {
  const isSmoke = starting.size === 'smoke';
  const product = await startSite('bench-runs', starting, { environment: behindProxy, demo: !isSmoke });
  return { ...product, athlete: isSmoke ? await linkedAthlete(starting, product) : demoAthleteOf(product) };
};

export const benchSite = sharedInSmoke(start);

/** The remote debugging port of a Chromium. */
export const benchChromium = sharedInSmoke(startChromium);
