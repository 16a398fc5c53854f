import { type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { XMLParser } from 'fast-xml-parser';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { foreignWordsIn, invalidHtmlOf, wordsOf } from './testing/page-text.ts';
import { webEnvironment } from './testing/web-environment.ts';
import { startWebProcess, type WebProcess } from './testing/web-process.ts';

const key = Buffer.alloc(32, 13).toString('base64');

let db: ConnectedDatabase;
let web: WebProcess;

beforeAll(async () => {
  db = await connectedDatabase();
  web = await startWebProcess(webEnvironment(db, key));
});

afterAll(async () => {
  await web?.end('SIGKILL');
  await db.close();
});

const pageAt = async (path: string): Promise<string> => {
  const { status, body } = await ask(web.url, path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return body.toString();
};

/** The values of an attribute in all elements of a kind that have another one. */
const attributesOf = (page: string, element: string, other: string, attribute: string): readonly string[] =>
  [...page.matchAll(new RegExp(`<${element} [^>]*>`, 'g'))]
    .filter(([tag]) => tag.includes(other))
    .flatMap(([tag]) => new RegExp(` ${attribute}="([^"]*)"`, 'i').exec(tag)?.[1] ?? []);

/** Returns the targets of the page's links within this site. */
const linksOf = (page: string): readonly string[] =>
  [...page.matchAll(/<a [^>]*?href="([^"]+)"/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => href.startsWith('/') || href.startsWith('#'));
const idsOf = (page: string): ReadonlySet<string> =>
  new Set([...page.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id));

/** Reads each page once, from the landing pages on. */
const pagesFrom = async (starts: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const pages = new Map<string, string>();
  const waiting = [...starts];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue;
    const page = await pageAt(path);
    pages.set(path, page);
    for (const href of linksOf(page)) {
      const { pathname, search } = new URL(href, `http://site${path}`);
      waiting.push(pathname + search);
    }
  }
  return pages;
};

it('every link of the site answers and every anchor exists', async () => {
  const pages = await pagesFrom(['/en', '/fr-ca']);
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining(['/en/pricing', '/fr-ca/pricing', '/en/auth/sign-up', '/fr-ca/portfolio-demo/nora']),
  );
  const broken = [...pages].flatMap(([path, page]) =>
    linksOf(page).filter((href) => {
      const { pathname, search, hash } = new URL(href, `http://site${path}`);
      return hash !== '' && !idsOf(pages.get(pathname + search) ?? '').has(hash.slice(1));
    }),
  );
  expect(broken).toEqual([]);
});

it('a public page is kept for the next visitor, who reads the same words without a nonce', async () => {
  const rendered = await ask(web.url, '/fr-ca/privacy');
  await expect.poll(async () => (await ask(web.url, '/fr-ca/privacy')).headers.etag).toBeDefined();
  const kept = await ask(web.url, '/fr-ca/privacy');
  expect(wordsOf(kept.body.toString())).toBe(wordsOf(rendered.body.toString()));
  expect(kept.body.toString()).not.toContain('nonce');
  expect(kept.headers['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+;/);
  const { etag } = kept.headers;
  expect((await ask(web.url, '/fr-ca/privacy', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

describe('what a browser may load ahead', () => {
  const rulesOf = async (path: string) => (await ask(web.url, path)).headers['speculation-rules'];

  it('is named by public pages, also from memory, and by no other', async () => {
    for (const path of ['/en', '/fr-ca/faqs', '/fr-ca/faqs', '/en/contact-us', '/en/blog/emailing-a-coach'])
      expect(await rulesOf(path)).toBe('"/speculation-rules.json"');
    for (const path of ['/', '/en/auth', '/en/nope', '/en/athletes/none', '/en/portfolio-demo/nora'])
      expect(await rulesOf(path)).toBeUndefined();
  });

  it('is only pages that answer 200 to everyone, in the one address that each has', async () => {
    const { status, headers, body } = await ask(web.url, '/speculation-rules.json');
    expect({ status, type: headers['content-type'], age: headers['cache-control'] }).toEqual({
      status: 200,
      type: 'application/speculationrules+json',
      age: 'public, max-age=3600',
    });
    const [rule] = JSON.parse(body.toString()).prefetch;
    const paths: readonly string[] = rule.where.and[0].href_matches.map(
      ({ pathname }: { pathname: string }) => pathname,
    );
    expect(paths).toEqual(expect.arrayContaining(['/en', '/fr-ca/pricing', '/en/blog/emailing-a-coach']));
    for (const path of paths) await pageAt(path);
  });
});

/** The page in other languages, each as its language and address. */
const alternatesOf = (text: string, attribute: 'hreflang' | 'hrefLang'): readonly string[] =>
  [...text.matchAll(new RegExp(`<(?:xhtml:)?link rel="alternate" ${attribute}="([^"]+)" href="([^"]+)"`, 'g'))].map(
    ([, language, href]) => `${language} ${href}`,
  );

describe('each page that the sitemap names', () => {
  let pages: ReadonlyMap<string, string>;
  let entries: ReadonlyMap<string, string>;

  beforeAll(async () => {
    const sitemap = (await ask(web.url, '/sitemap.xml')).body.toString();
    entries = new Map(
      [...sitemap.matchAll(/<loc>https:\/\/palmares\.example([^<]+)<\/loc>(.*?)<\/url>/gs)].map(
        ([, path = '', rest = '']) => [path, rest],
      ),
    );
    expect([...entries.keys()]).toEqual(expect.arrayContaining(['/en', '/fr-ca', '/en/pricing']));
    const read: [string, string][] = [];
    for (const path of entries.keys()) read.push([path, await pageAt(path)]);
    pages = new Map(read);
  });

  it('is valid HTML', async () => {
    const found = await Promise.all([...pages].map(([path, page]) => invalidHtmlOf(path, page)));
    expect(found.flat()).toEqual([]);
  });

  it('says its own address, its other language, and what it is about', () => {
    const titles = [...pages.values()].map((page) => /<title>[^<]+/.exec(page)?.[0]);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
    for (const [path, page] of pages) {
      const address = `https://palmares.example${path}`;
      expect(attributesOf(page, 'link', 'rel="canonical"', 'href')).toEqual([address]);
      expect(attributesOf(page, 'meta', 'property="og:url"', 'content')).toEqual([address]);
      const alternates = alternatesOf(page, 'hrefLang');
      expect(alternates).toEqual(alternatesOf(entries.get(path) ?? '', 'hreflang'));
      expect(alternates).toContain(`${path.startsWith('/en') ? 'en' : 'fr-CA'} ${address}`);
      const other = path.startsWith('/en') ? 'fr-CA' : 'en';
      const switches = attributesOf(page, 'a', `hrefLang="${other}"`, 'href');
      expect(switches.length).toBeGreaterThan(0);
      for (const href of switches) expect(alternates).toContain(`${other} https://palmares.example${href}`);
      expect(page.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
      const [description = ''] = attributesOf(page, 'meta', 'name="description"', 'content');
      expect(description.length).toBeGreaterThan(50);
    }
  });

  it('has a picture of its own, of 1200 × 630 pixels, which anybody may load', async () => {
    const pictures = [...pages.values()].flatMap((page) =>
      attributesOf(page, 'meta', 'property="og:image"', 'content'),
    );
    expect(new Set(pictures).size).toBe(pages.size);
    for (const picture of pictures) {
      const { pathname } = new URL(picture);
      const { status, headers, body } = await ask(web.url, pathname);
      expect({ pathname, status, type: headers['content-type'] }).toEqual({ pathname, status: 200, type: 'image/png' });
      expect([body.readUInt32BE(16), body.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });

  it('is in one language, except what is marked as another', () => {
    expect([...pages].flatMap(([path, page]) => foreignWordsIn(path, page))).toEqual([]);
  });
});

/** The titles of the entries of a page that is searched, without those that are hidden. */
const entriesOf = (page: string): readonly string[] =>
  [...page.matchAll(/<(li|details)([^>]*) data-entry="">.*?<h[23][^>]*>(?:<a [^>]*>)?([^<]+)/gs)].flatMap(
    ([, , attributes = '', title = '']) => (attributes.includes('hidden=""') ? [] : title),
  );

describe('the blog', () => {
  it.each([
    ['/en/blog', 'ncaa', ['How to get an NCAA ID', 'Finding NCAA coach contacts']],
    ['/fr-ca/blog', 'NUMÉRO ncaa', ['Comment obtenir un numéro NCAA']],
    ['/fr-ca/blog', 'numero', ['Comment obtenir un numéro NCAA']],
  ])(
    'finds articles at %s by their titles, whatever the accents and capitals, without a script: %s',
    async (path, query, titles) => {
      const all = entriesOf(await pageAt(path));
      expect(all).toHaveLength(7);
      expect(entriesOf(await pageAt(`${path}?q=${encodeURIComponent(query)}`))).toEqual(titles);
    },
  );

  it.each([
    ['/en/blog?q=curling', 'No match found.'],
    ['/fr-ca/blog?q=curling', 'Aucune correspondance.'],
  ])('says at %s that nothing matches', async (path, words) => {
    const page = await pageAt(path);
    expect(entriesOf(page)).toEqual([]);
    expect(wordsOf(page)).toContain(words);
  });

  it.each([
    ['/en/blog/curling-for-beginners', 'We can’t find this article. Choose another one.'],
    ['/fr-ca/blog/curling', 'Cet article est introuvable. Choisis-en un autre.'],
  ])('answers 404 for %s, and says that there is no such article', async (path, words) => {
    const { status, body } = await ask(web.url, path);
    expect(status).toBe(404);
    expect(wordsOf(body.toString())).toContain(words);
  });

  it('carries the text of an article once in its page', async () => {
    const page = await pageAt('/en/blog/emailing-a-coach');
    expect(page.split('It’s ten at night in')).toHaveLength(2);
  });

  it.each([
    ['en', 'en', 'Palmarès: recruiting, explained', 'How to email a coach'],
    ['fr-ca', 'fr-ca', 'Palmarès\u00a0: le recrutement, expliqué', 'Comment écrire aux coachs'],
  ])('is followed by RSS in %s', async (language, tag, title, article) => {
    const { headers, body } = await ask(web.url, `/${language}/blog/rss.xml`);
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    const { rss } = new XMLParser({ ignoreAttributes: false }).parse(body, true);
    const blog = `https://palmares.example/${language}/blog`;
    expect(rss).toMatchObject({ '@_version': '2.0', channel: { title, link: blog, language: tag } });
    expect(rss.channel['atom:link']).toMatchObject({ '@_href': `${blog}/rss.xml`, '@_rel': 'self' });
    const items: readonly Record<string, string>[] = rss.channel.item;
    expect(items).toHaveLength(7);
    for (const item of items) {
      const { status } = await ask(web.url, new URL(item.link ?? '').pathname);
      expect({ ...item, status }).toEqual({
        title: expect.stringMatching(/./),
        description: expect.stringMatching(/./),
        link: item.guid,
        guid: expect.stringContaining(`${blog}/`),
        pubDate: new Date(item.pubDate ?? '').toUTCString(),
        status: 200,
      });
    }
    expect(items).toContainEqual(expect.objectContaining({ title: article, guid: `${blog}/emailing-a-coach` }));
    expect(await pageAt(`/${language}/blog`)).toContain(`href="/${language}/blog/rss.xml"`);
  });
});

describe('the questions and answers', () => {
  it.each([
    [
      'en',
      [
        'General',
        'Athlete Plan',
        'Portfolio and Identity',
        'Recruitment and visibility',
        'Account and support',
        'Technical and security',
        'For parents',
        'For coaches',
      ],
    ],
    [
      'fr-ca',
      [
        'Questions générales',
        'Forfait Athlète',
        'Portfolio et Identity',
        'Recrutement et visibilité',
        'Compte et soutien',
        'Technique et sécurité',
        'Pour les parents',
        'Pour les coachs',
      ],
    ],
  ])('stand in six sections, then those for parents and coaches, in %s', async (language, sections) => {
    const page = await pageAt(`/${language}/faqs`);
    const [main = ''] = /<main.*<\/main>/su.exec(page) ?? [];
    expect([...main.matchAll(/<h2 id="[^"]+"[^>]*>([^<]+)<\/h2>/g)].map(([, title]) => title)).toEqual(sections);
    expect(wordsOf(page)).toContain(
      language === 'en' ? 'deletes your portfolio' : 'supprime pour de bon ton portfolio',
    );
  });

  it('are searched with their answers, without a script', async () => {
    const all = entriesOf(await pageAt('/fr-ca/faqs'));
    // Only the answer contains the word.
    const found = entriesOf(await pageAt('/fr-ca/faqs?q=STRIPE'));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(all.length);
    expect(entriesOf(await pageAt('/fr-ca/faqs?q=zebre'))).toEqual([]);
  });

  it('have no list of sections above what a search found', async () => {
    expect(linksOf(await pageAt('/fr-ca/faqs'))).toContain('#athlete-plan');
    const [body = ''] = /<main.*<\/main>/su.exec(await pageAt('/fr-ca/faqs?q=stripe')) ?? [];
    expect(linksOf(body.replace(/<script.*?<\/script>/gs, ''))).not.toContain('#athlete-plan');
  });

  it.each(['en', 'fr-ca'])('are named for search engines, each with its address, in %s', async (language) => {
    const page = await pageAt(`/${language}/faqs`);
    const [, data = ''] = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page) ?? [];
    const { '@type': type, mainEntity } = JSON.parse(data);
    expect(type).toBe('FAQPage');
    const ids = [...page.matchAll(/<details[^>]*>.*?<div id="([a-z-]+)"/gs)].map(([, id]) => id);
    expect(mainEntity).toEqual(
      ids.map((id) => ({
        '@type': 'Question',
        name: expect.stringMatching(/\?$/),
        url: `https://palmares.example/${language}/faqs#${id}`,
      })),
    );
  });

  it('have an address each, inside of what it opens', async () => {
    const page = await pageAt('/en/faqs');
    const answers = [...page.matchAll(/<details[^>]* data-entry.*?<\/details>/gs)].map(([answer]) => answer);
    expect(answers).toHaveLength(54);
    for (const answer of answers) {
      const [, id] = /<div id="([a-z-]+)"/.exec(answer) ?? [];
      expect(answer).toContain(`<a href="#${id}"`);
    }
  });
});

it('a picture that no page has is not found', async () => {
  for (const name of ['/en/nothing.png', '/de/pricing.png', '/pricing.png', ''])
    expect((await ask(web.url, `/api/previews${name}`)).status).toBe(404);
});

describe.each([
  {
    language: 'en',
    says: ['$5.99 a month', 'plus taxes, in Canadian dollars', 'Closing one link', '7 days'],
    titles: ['Home', 'The Vision', 'Tools', 'Go Pro', 'Report a Bug'],
  },
  {
    language: 'fr-ca',
    says: ['5,99\u00a0$ par mois', 'plus taxes, en dollars canadiens', 'La fermeture d’un lien', '7\u00a0jours'],
    titles: ['Accueil', 'La vision', 'Les outils', 'Forfait Athlète', 'Signaler un bogue'],
  },
])('the public pages in $language', ({ language, says, titles }) => {
  it('state the price of the plan, its taxes and how it ends', async () => {
    const words = wordsOf(await pageAt(`/${language}/pricing`));
    for (const text of says) expect(words).toContain(text);
  });

  it('are titled as the specification says', async () => {
    const page = await pageAt(`/${language}`);
    const links = [...page.matchAll(/<a [^>]*>([^<]*)<\/a>/g)].map(([, words]) => words);
    expect(links).toEqual(expect.arrayContaining(titles));
  });
});
