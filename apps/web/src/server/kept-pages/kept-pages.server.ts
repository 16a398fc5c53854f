import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Language, languages } from '@palmares/domain/kernel';
import { withLanguage } from '../../i18n/language.ts';
import { publicPages } from '../../i18n/public-pages.ts';
import { languageCookie } from '../answer/language-cookie.server.ts';
import { answerIn, type Represented, represent } from '../files/representations.server.ts';
import type { ReadyAnswer } from '../listener/ready-answer.server.ts';

/** Milliseconds after which a page is rendered again, because it may show an age, a season or a price. */
export const LIFETIME_MS = 60 * 60 * 1000;

/** Never kept, because the form carries the signed time at which it was shown. */
const renderedEachTime: readonly string[] = ['contact-us'];

const languageOf: ReadonlyMap<string, Language> = new Map(
  publicPages
    .filter((page) => !renderedEachTime.includes(page))
    .flatMap((page) => languages.map((language) => [withLanguage(language, `/${page}`), language])),
);

interface Visitor {
  readonly theme: 'dark' | 'light';
  readonly language: string | undefined;
}

/** Undefined if the request has a cookie on which the page may depend in another way, such as a session. */
const visitorOf = (cookies: string | undefined): Visitor | undefined => {
  let theme: Visitor['theme'] = 'dark';
  let language: string | undefined;
  for (const cookie of cookies?.split(/;\s*/) ?? []) {
    const [name, value] = cookie.split('=');
    if (name === 'theme') theme = value === 'light' ? 'light' : 'dark';
    else if (name === 'lang') language = value;
    else if (name !== '' && name !== 'anon_token') return undefined;
  }
  return { theme, language };
};

const inEachEncoding = async (page: Buffer) => {
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: page.byteLength };
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(page, { params }),
    promisify(gzip)(page, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return new Map([['br', br] as const, ['gzip', zipped] as const]);
};

/** Headers that belong to one answer, or are set again for each encoding. */
const ofOneAnswer = ['x-request-id', 'content-type', 'content-length'];

/** Throws unless the answer is a whole page without a cookie, because anything else is for one visitor. */
const keep = async (answer: Response): Promise<Represented> => {
  const contentType = answer.headers.get('content-type') ?? '';
  const setsCookie = answer.headers.has('set-cookie');
  if (answer.status !== 200 || !contentType.startsWith('text/html') || setsCookie) {
    throw new Error(`An answer ${answer.status} of ${contentType}${setsCookie ? ' with a cookie' : ''} is not kept`);
  }
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ofOneAnswer.includes(name)));
  return represent({ contentType, body, encoded: await inEachEncoding(body) }, headers);
};

export interface KeptPagesParts {
  readonly publicUrl: URL;
  readonly https: boolean;
  readonly render: (request: Request) => Promise<Response> | Response;
  readonly onFailure: (error: unknown) => void;
  readonly now: () => number;
}

/** Takes the address exactly as sent. Returns undefined for what the app must answer. */
export type KeptPages = (target: string, headers: IncomingHttpHeaders) => ReadyAnswer | undefined;

/**
 * Answers the public pages from memory to visitors without a session. A page is kept after its first request, and
 * rendered for a request made here, so that nothing of a visitor's request can reach the next visitor.
 */
export const createKeptPages = ({ publicUrl, https, render, onFailure, now }: KeptPagesParts): KeptPages => {
  const kept = new Map<string, { readonly page: Represented; readonly since: number }>();
  const underWay = new Set<string>();

  const renew = async (key: string, path: string, { theme }: Visitor): Promise<void> => {
    if (underWay.has(key)) return;
    underWay.add(key);
    try {
      const since = now();
      const cookie = `theme=${theme}; lang=${languageOf.get(path)}; anon_token=${crypto.randomUUID()}`;
      const request = new Request(new URL(path, publicUrl), { headers: { accept: 'text/html', cookie } });
      kept.set(key, { page: await keep(await render(request)), since });
    } catch (error) {
      onFailure(error);
    } finally {
      underWay.delete(key);
    }
  };

  return (target, headers) => {
    const language = languageOf.get(target);
    const visitor = language && visitorOf(headers.cookie);
    if (!visitor) return undefined;
    const key = `${target} ${visitor.theme}`;
    const found = kept.get(key);
    if (!found || now() - found.since > LIFETIME_MS) void renew(key, target, visitor);
    if (!found) return undefined;
    const answer = answerIn(found.page, headers);
    if (visitor.language === language) return answer;
    return { ...answer, headers: { ...answer.headers, 'set-cookie': languageCookie(language, https) } };
  };
};
