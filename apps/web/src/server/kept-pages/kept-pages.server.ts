import type { IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import { type Language, languages } from '@palmares/domain/kernel';
import { pathsOf, publicPages } from '../../i18n/public-pages.ts';
import { languageCookie } from '../answer/language-cookie.server.ts';
import { answerIn, represent } from '../files/representations.server.ts';
import type { ReadyAnswer } from '../listener/ready-answer.server.ts';
import { LIFETIME_MS } from './lifetime.ts';
import { type Signing, signedPage } from './signed-page.server.ts';

/** The level of zstd that compresses most with a window that every browser must accept (RFC 9659). */
const HIGHEST_ZSTD = 19;

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

/** Compresses as much as each encoding can, because it is done once an hour. */
const inEachEncoding = async (page: Buffer): Promise<ReadonlyMap<string, Buffer>> => {
  const [br, zstd, zipped] = await Promise.all([
    promisify(brotliCompress)(page, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: page.byteLength } }),
    promisify(zstdCompress)(page, {
      pledgedSrcSize: page.byteLength,
      params: { [constants.ZSTD_c_compressionLevel]: HIGHEST_ZSTD },
    }),
    promisify(gzip)(page, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return new Map([
    ['br', br],
    ['zstd', zstd],
    ['gzip', zipped],
  ]);
};

/** Headers that belong to one answer, or are set again for each encoding. */
const ofOneAnswer = ['x-request-id', 'content-type', 'content-length'];

type KeptPage = (asked: IncomingHttpHeaders) => ReadyAnswer;

/** Throws unless the answer is a whole page without a cookie, because anything else is for one visitor. */
const keep = async (answer: Response, signing: Signing | undefined): Promise<KeptPage> => {
  const contentType = answer.headers.get('content-type') ?? '';
  const setsCookie = answer.headers.has('set-cookie');
  if (answer.status !== 200 || !contentType.startsWith('text/html') || setsCookie) {
    throw new Error(`An answer ${answer.status} of ${contentType}${setsCookie ? ' with a cookie' : ''} is not kept`);
  }
  const body = Buffer.from(await answer.arrayBuffer());
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !ofOneAnswer.includes(name)));
  if (signing) return signedPage(body, { ...headers, 'content-type': contentType }, signing);
  const page = represent({ contentType, body, encoded: await inEachEncoding(body) }, headers);
  return (asked) => answerIn(page, asked);
};

export interface KeptPagesParts {
  readonly publicUrl: URL;
  readonly https: boolean;
  readonly render: (request: Request) => Promise<Response> | Response;
  readonly onFailure: (error: unknown) => void;
  readonly now: () => number;
  /** The pages, without their language, whose form is signed for each visitor. */
  readonly signed: Signing & { readonly pages: readonly string[] };
}

interface Place {
  readonly language: Language;
  readonly isSigned: boolean;
}

const placesOf = (signed: readonly string[]): ReadonlyMap<string, Place> =>
  new Map(
    [...publicPages, ...signed].flatMap((page) =>
      pathsOf(page).flatMap((pathIn) =>
        languages.map((language) => [pathIn(language), { language, isSigned: signed.includes(page) }] as const),
      ),
    ),
  );

/** Takes the address exactly as sent. Returns undefined for what the app must answer. */
export type KeptPages = (target: string, headers: IncomingHttpHeaders) => ReadyAnswer | undefined;

/**
 * Answers the public pages from memory to visitors without a session. A page is kept after its first request, and
 * rendered for a request made here, so that nothing of a visitor's request can reach the next visitor.
 */
export const createKeptPages = ({ publicUrl, https, render, onFailure, now, signed }: KeptPagesParts): KeptPages => {
  const places = placesOf(signed.pages);
  const kept = new Map<string, { readonly page: KeptPage; readonly since: number }>();
  const underWay = new Set<string>();

  const renew = async (key: string, path: string, { language, isSigned }: Place, theme: string): Promise<void> => {
    if (underWay.has(key)) return;
    underWay.add(key);
    try {
      const since = now();
      const cookie = `theme=${theme}; lang=${language}; anon_token=${crypto.randomUUID()}`;
      const request = new Request(new URL(path, publicUrl), { headers: { accept: 'text/html', cookie } });
      kept.set(key, { page: await keep(await render(request), isSigned ? signed : undefined), since });
    } catch (error) {
      onFailure(error);
    } finally {
      underWay.delete(key);
    }
  };

  return (target, headers) => {
    const place = places.get(target);
    const visitor = place && visitorOf(headers.cookie);
    if (!visitor) return undefined;
    const key = `${target} ${visitor.theme}`;
    const found = kept.get(key);
    if (!found || now() - found.since > LIFETIME_MS) void renew(key, target, place, visitor.theme);
    if (!found) return undefined;
    const answer = found.page(headers);
    if (visitor.language === place.language) return answer;
    return { ...answer, headers: { ...answer.headers, 'set-cookie': languageCookie(place.language, https) } };
  };
};
