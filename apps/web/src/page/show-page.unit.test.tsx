import { beforeEach, describe, expect, it, vi } from 'vitest';
import { overwriteGetLocale } from '../paraglide/runtime.js';
import { loaderHash } from '../server/answer/paint-first.server.ts';
import { clock } from '../server/clock.server.ts';
import { LIFETIME_MS } from '../server/kept-pages/lifetime.ts';
import { notFoundDataOf, notFoundPage } from './not-found-page.tsx';
import { type PageParts, pageParts } from './page-parts.ts';
import { type Shown, showPage } from './show-page.server.tsx';
import { useVisit } from './visit.ts';

const settings = { development: false };
vi.mock('../server/config.server.ts', () => ({ config: () => settings }));

interface Greeting {
  readonly subject: string;
  readonly signature: string;
}

let rendered = 0;
let now = 0;
/** A new one for each test, because this process keeps what was rendered under another. */
let path = '';

const shownAt = (given: Partial<Shown> = {}): Shown => {
  const shown = { language: 'en', path, search: '', theme: 'dark', signedIn: false, ...given } as const;
  overwriteGetLocale(() => shown.language);
  return shown;
};

const greeting = pageParts<Greeting, 'signature'>({
  head: ({ subject }) => ({ title: subject }),
  Page: ({ subject, signature }) => {
    rendered += 1;
    const { here, theme, signedIn } = useVisit();
    return <p title={signature}>{`${subject}, ${theme}, ${signedIn ? 'in' : 'out'}, at ${here}`}</p>;
  },
  slots: ['signature'],
  once: 'address',
});

/** The paragraph of the page. */
const greetingOf = async (
  parts: PageParts<Greeting, 'signature'>,
  data: Greeting,
  given: Partial<Shown> = {},
): Promise<string | undefined> => /<p title.*?<\/p>/u.exec(await showPage(parts, data, shownAt(given)).text())?.[0];

const hello: Greeting = { subject: 'Hello', signature: 'one' };

const greet = (given: Partial<Shown> = {}, signature = 'one'): Promise<string | undefined> =>
  greetingOf(greeting, { ...hello, signature }, given);

let tests = 0;

beforeEach(() => {
  rendered = 0;
  now = Date.parse('2026-11-27T12:00:00Z');
  settings.development = false;
  tests += 1;
  path = `/en/greeting-${tests}`;
  vi.spyOn(clock, 'now').mockImplementation(() => new Date(now));
});

describe('a page that its address decides', () => {
  it('is rendered once, whatever its slots hold', async () => {
    expect(await greet({}, 'one')).toBe(`<p title="one">Hello, dark, out, at ${path}</p>`);
    expect(await greet({}, '"two"')).toBe(`<p title="&quot;two&quot;">Hello, dark, out, at ${path}</p>`);
    expect(rendered).toBe(1);
  });

  it('is rendered for a theme, a language, an address, and with and without a session, once each', async () => {
    const variants: readonly Partial<Shown>[] = [
      {},
      { theme: 'light' },
      { signedIn: true },
      { theme: 'light', signedIn: true },
      { language: 'fr-ca', path: path.replace('/en/', '/fr-ca/') },
      { path: `${path}/other` },
    ];
    const pages: (string | undefined)[] = [];
    for (const variant of [...variants, ...variants]) pages.push(await greet(variant));
    expect(rendered).toBe(variants.length);
    expect(new Set(pages).size).toBe(variants.length);
    expect(pages.slice(variants.length)).toEqual(pages.slice(0, variants.length));
  });

  it('is rendered each time with a query', async () => {
    for (const search of ['?q=a', '?q=a', '?q=b']) expect(await greet({ search })).toContain(`at ${path}${search}`);
    expect(rendered).toBe(3);
  });

  it('is rendered again after an hour', async () => {
    await greet();
    now += LIFETIME_MS;
    await greet();
    expect(rendered).toBe(1);
    now += 1;
    await greet();
    expect(rendered).toBe(2);
  });

  it('is rendered each time in development', async () => {
    settings.development = true;
    for (const _ of [1, 2]) await greet();
    expect(rendered).toBe(2);
  });
});

describe('a page that its data decide', () => {
  const parts = { ...greeting, once: ({ subject }: Greeting) => (subject === 'Mine' ? undefined : `greeting ${path}`) };

  it('is rendered once for all addresses, each of which it names as its own', async () => {
    expect(await greetingOf(parts, hello)).toContain(`at ${path}<`);
    expect(await greetingOf(parts, hello, { path: '/en/else', search: '?x="' })).toContain('at /en/else?x=&quot;<');
    expect(rendered).toBe(1);
  });

  it('is rendered each time if it says nothing', async () => {
    for (const _ of [1, 2]) await greetingOf(parts, { subject: 'Mine', signature: 'one' });
    expect(rendered).toBe(2);
  });

  it('names its own address, wherever it was rendered first', async () => {
    const addresses = ['/', '/?a=1', '/?b=2', '/nowhere', '/nowhere?a=1', '/en', '/en?a=1', '/en/nowhere', '/'];
    for (const address of addresses) {
      const { pathname, search } = new URL(address, 'https://palmares.example');
      expect(await greetingOf(parts, hello, { path: pathname, search })).toContain(`at ${address}<`);
    }
  });

  it('is not the same page where no language stands in the address', async () => {
    await greetingOf(parts, hello);
    expect(await greetingOf(parts, hello, { path: '/_ui/page' })).toContain('at /_ui/page<');
    expect(rendered).toBe(2);
  });
});

describe('every page', () => {
  const pageOf = (given: Partial<Shown>): Promise<string> => showPage(greeting, hello, shownAt(given)).text();

  it.each([
    ['/en/greeting', '', '/fr-ca/greeting'],
    ['/en/greeting', '?q=a&r=b', '/fr-ca/greeting?q=a&amp;r=b'],
    ['/en', '', '/fr-ca'],
    ['/en', '?from=mail', '/fr-ca?from=mail'],
  ])('links from %s%s to the same page in the other language', async (at, search, other) => {
    const page = await pageOf({ path: at, search });
    expect(/<a href="([^"]*)" hrefLang="fr-CA"/u.exec(page)?.[1]).toBe(other);
  });

  it('links to the other language where its head says that the page is there, with its query', async () => {
    const head = () => ({ title: '', pathIn: (language: string) => `/${language}/greeting/in-${language}` });
    const page = await showPage({ ...greeting, head }, hello, shownAt({ search: '?from=mail' })).text();
    expect(/<a href="([^"]*)" hrefLang="fr-CA"/u.exec(page)?.[1]).toBe('/fr-ca/greeting/in-fr-ca?from=mail');
  });

  it('allows its inline script by hash, in a policy that has no nonce', () => {
    const { status, headers } = showPage(greeting, hello, shownAt());
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('content-security-policy')).toContain(`script-src 'self' ${loaderHash};`);
  });

  it('is a whole document in the language and theme of the visit', async () => {
    const light = await pageOf({ theme: 'light' });
    expect(light).toMatch(/^<!DOCTYPE html><html lang="en" class="light" data-session="none"><head>.*<\/html>$/su);
    expect(await pageOf({ language: 'fr-ca', path: '/fr-ca/bonjour' })).toMatch(
      /^<!DOCTYPE html><html lang="fr-CA" data-session="none"><head>/u,
    );
  });
});

it('the page for an address that leads nowhere has 404, and offers to report just this address', async () => {
  for (const place of ['nowhere', 'else/where?"']) {
    const shown = shownAt({ path: `/en/${place}` });
    const response = showPage(notFoundPage, notFoundDataOf(shown.path), shown, 404);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain(`/en/contact-us/bug-report?page=${encodeURIComponent(shown.path)}"`);
  }
});
