import type { Result } from 'lighthouse';
import type { SitePage } from './pages.ts';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

export interface Audit {
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  /** Cumulative layout shift, without a unit. */
  readonly cls: number;
  /** Largest contentful paint, in milliseconds, on Lighthouse's simulated phone and network. */
  readonly lcp: number;
  /** Lighthouse audits that kept a score other than performance below 100. */
  readonly faults: readonly string[];
}

type AuditedPage = Pick<SitePage, 'url' | 'cookie'>;

const TRIES = 3;

/** Runs Lighthouse, and again if it asks to, because a trace occasionally lacks its beginning. */
const run = async (port: number, page: AuditedPage, triesLeft = TRIES): Promise<Result> => {
  const { url, cookie } = page;
  // Loaded late: it takes longest to load, and a smoke run has no audit.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    output: 'json',
    onlyCategories: [...categories],
    ...(cookie === undefined ? {} : { extraHeaders: { cookie } }),
  });
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (triesLeft > 1) return run(port, page, triesLeft - 1);
  throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
};

/** Audits with Lighthouse's default: a phone on slow 4G. */
export const audit = async (port: number, page: AuditedPage): Promise<Audit> => {
  const lhr = await run(port, page);
  const score = (category: Category) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const value = (name: string) => lhr.audits[name]?.numericValue ?? Number.NaN;
  const faulty = categories
    .filter((category) => category !== 'performance')
    .flatMap((category) => lhr.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 1);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    cls: value('cumulative-layout-shift'),
    lcp: value('largest-contentful-paint'),
    faults: faulty.map(({ id }) => id),
  };
};
