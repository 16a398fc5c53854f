import { describe, expect, it } from 'vitest';
import { publicPages } from '../../i18n/public-pages.ts';
import { pageHeaders } from './security-headers.server.ts';
import { siteFile } from './site-files.server.ts';
import { speculationRules } from './speculation-rules.ts';

const site = new URL('https://palmares.example/');
const textOf = async (path: string): Promise<string> => (await siteFile(path, site)?.text()) ?? '';

const robotsTagOf = (path: string) =>
  pageHeaders({ path, inlineScripts: '', https: true, development: false })['x-robots-tag'];

describe('robots.txt', async () => {
  const robots = await textOf('/robots.txt');
  const disallowed = [...robots.matchAll(/^Disallow: (\S+)$/gm)].map(([, prefix = '']) => prefix);

  // A crawler that may not fetch a page never sees its noindex, and may list an address found elsewhere.
  it.each(['athletes', 'history'].flatMap((place) => [`/en/${place}/token`, `/fr-ca/${place}/token`]))(
    'a crawler may fetch %s, whose headers forbid indexing it',
    (path) => {
      expect(robotsTagOf(path)).toContain('noindex');
      expect(disallowed.filter((prefix) => path.startsWith(prefix))).toEqual([]);
    },
  );

  it('crawlers are kept off the pages behind the log-in', () => {
    expect(disallowed).toEqual(['/en/app', '/fr-ca/app']);
  });

  it('names the sitemap by the public address', () =>
    expect(robots).toContain('\nSitemap: https://palmares.example/sitemap.xml\n'));
});

describe('sitemap.xml', async () => {
  const sitemap = await textOf('/sitemap.xml');
  const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

  it('names each public page in both languages, and the page of each demo athlete', () => {
    // There are two athletes, whose pages are one of the public pages.
    expect(new Set(named).size).toBe(2 * (publicPages.length + 1));
    const paths = named.map((address) => new URL(address).pathname).filter((path) => path.includes('portfolio-demo'));
    expect(paths).toEqual([
      '/en/portfolio-demo',
      '/fr-ca/portfolio-demo/nora',
      '/en/portfolio-demo/jade',
      '/fr-ca/portfolio-demo',
      '/en/portfolio-demo-gate',
      '/fr-ca/portfolio-demo-gate',
    ]);
    expect(named.slice(0, 3)).toEqual([
      'https://palmares.example/en',
      'https://palmares.example/fr-ca',
      'https://palmares.example/en/pricing',
    ]);
  });

  it('names no page that may not be indexed, and each with its other language', () => {
    for (const address of named) expect(robotsTagOf(new URL(address).pathname)).toBeUndefined();
    expect(sitemap.split('hreflang="fr-CA"')).toHaveLength(named.length + 1);
    expect(sitemap).toContain('hreflang="x-default" href="https://palmares.example/pricing"');
  });
});

describe('the rules for loading ahead', async () => {
  const file = siteFile(speculationRules.path, site);
  const rules = JSON.parse((await file?.text()) ?? '');
  const [{ where }] = rules.prefetch;
  const [{ href_matches: patterns }, { not }] = where.and;

  it('may be kept for an hour, and are of the one type that a browser takes', () => {
    expect(Object.fromEntries(file?.headers ?? [])).toEqual({
      'content-type': 'application/speculationrules+json',
      'cache-control': 'public, max-age=3600',
    });
  });

  it('prefetch and render nothing, once somebody points at a link', () => {
    expect(Object.keys(rules)).toEqual(['prefetch']);
    expect(rules.prefetch).toEqual([{ source: 'document', where, eagerness: 'moderate' }]);
  });

  it.each([
    ['en', ['/en/portfolio-demo', '/en/portfolio-demo/jade']],
    ['fr-ca', ['/fr-ca/portfolio-demo/nora', '/fr-ca/portfolio-demo']],
  ])('name the public pages in %s, each without a query, except the contact form', (language, demos) => {
    const paths = publicPages
      .filter((page) => page !== 'contact-us')
      .flatMap((page) => {
        if (page === 'portfolio-demo') return demos;
        return page === '' ? `/${language}` : `/${language}/${page}`;
      });
    const ofLanguage = patterns.filter(({ pathname }: { pathname: string }) => pathname.split('/')[1] === language);
    expect(ofLanguage).toEqual(paths.map((pathname) => ({ pathname, search: '' })));
  });

  it('name nothing else, and leave out links to the other language', () => {
    // Without the contact form, and with two demo athletes.
    expect(patterns).toHaveLength(2 * publicPages.length);
    expect(not).toEqual({ selector_matches: '[hreflang]' });
  });
});

it('no other path is a file for crawlers', () => expect(siteFile('/sitemap', site)).toBeUndefined());
