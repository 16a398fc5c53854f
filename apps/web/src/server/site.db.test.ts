import { type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ask } from './testing/ask.ts';
import { startWebProcess, type WebProcess } from './testing/web-process.ts';

const key = Buffer.alloc(32, 13).toString('base64');

let db: ConnectedDatabase;
let web: WebProcess;

beforeAll(async () => {
  db = await connectedDatabase();
  web = await startWebProcess({
    PALMARES_MASTER_KEY: key,
    PALMARES_PEPPER: key,
    FILES_FOLDER: '/nowhere',
    PUBLIC_URL: 'https://palmares.example',
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: 'whsec_test',
    STRIPE_API_BASE: 'http://127.0.0.1:9',
    LOG_LEVEL: 'silent',
    DATABASE_URL: db.database.url,
  });
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

/** What a reader of the page's body sees. */
const wordsOf = (page: string): string =>
  page
    .slice(page.indexOf('<body'))
    .replace(/<script.*?<\/script>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[ \n]+/g, ' ');

/** Where the page's links lead on this site, and the ids that an anchor may name. */
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

it('every page that the sitemap names answers', async () => {
  const sitemap = (await ask(web.url, '/sitemap.xml')).body.toString();
  const named = [...sitemap.matchAll(/<loc>https:\/\/palmares\.example([^<]+)<\/loc>/g)].map(([, path = '']) => path);
  expect(named).toEqual(expect.arrayContaining(['/en', '/fr-ca', '/en/pricing']));
  for (const path of named) await pageAt(path);
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
