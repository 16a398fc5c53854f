import type { Language } from '@palmares/domain/kernel';
import { getCookie } from '@tanstack/react-start/server';
import { createTRPCClient } from '@trpc/client';
import { parseSearch, stringifySearch } from '../addresses/search-text.ts';
import { entryToApp } from '../api/account/entry-to-app.ts';
import type { AppRouter } from '../api/app-router.server.ts';
import { inProcessLink } from '../api/in-process-link.server.ts';
import { services } from '../api/transport/services.server.ts';
import { getLocale } from '../paraglide/runtime.js';
import { hasClientLeft } from '../server/request-scope.server.ts';
import { themeFrom, themeKey } from '../theme/theme.ts';
import { failureDataOf, failurePage } from './failure-page.tsx';
import { notFoundDataOf, notFoundPage } from './not-found-page.tsx';
import type { PageParts, SlotOf } from './page-parts.ts';
import { type Shown, showPage } from './show-page.server.tsx';

/** One client for all pages: each call reads the request that is being answered. */
const api = createTRPCClient<AppRouter>({ links: [inProcessLink] });

type Session = Awaited<ReturnType<typeof api.account.session.query>>;

/** A request for a visitor page. */
export interface Asked {
  readonly language: Language;
  readonly path: string;
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: ReturnType<typeof parseSearch>;
  readonly signedIn: boolean;
  readonly api: typeof api;
  /** Answers with another page, with 200 if no status is given. */
  readonly show: <Data extends object, Slot extends SlotOf<Data>>(
    parts: PageParts<Data, Slot>,
    data: NoInfer<Data>,
    status?: number,
  ) => Response;
  /** Answers with the page for an address that leads nowhere. */
  readonly missing: () => Response;
}

interface VisitorPage<Data extends object, Slot extends SlotOf<Data>> extends PageParts<Data, Slot> {
  /** Returns what the page shows, or another answer, such as a redirect. */
  readonly load: (asked: Asked) => Promise<Data | Response> | Data | Response;
}

/** The part of a route handler's argument that is used. */
interface Given {
  readonly request: Request;
  readonly params: Readonly<Record<string, string | undefined>>;
}

const sessionNow = async (): Promise<Session> => {
  const { lucia } = await services();
  return getCookie(lucia.sessionCookieName) === undefined ? null : api.account.session.query();
};

/** Answers instead of a page of the app to somebody who may not see it yet. */
const elsewhereFirst = (session: Session, url: URL, language: Language): Response | undefined => {
  const entry = entryToApp(session, url.pathname);
  if (!('first' in entry)) return undefined;
  const location = `${entry.first.replace('$lang', language)}${stringifySearch({ next: `${url.pathname}${url.search}` })}`;
  return new Response(null, { status: 307, headers: { location } });
};

const shownTo = (url: URL, language: Language): Shown => ({
  language,
  path: url.pathname,
  search: url.search,
  theme: themeFrom(getCookie(themeKey)),
  signedIn: undefined,
});

/**
 * Returns the GET handler of a page that visitors see: HTML that the server renders, with a few scripts of its own and
 * none of the app. It works without them.
 */
export const visitorPage =
  <Data extends object, Slot extends SlotOf<Data> = never>({ load, ...parts }: VisitorPage<Data, Slot>) =>
  async ({ request, params }: Given): Promise<Response> => {
    const url = new URL(request.url);
    const language = getLocale();
    let shown = shownTo(url, language);
    const ofApp = parts.bar === 'app';
    // A page that is shown instead of one of the app keeps the app's navigation.
    const framed = <Parts extends object>(other: Parts) =>
      ofApp && shown.signedIn ? ({ ...other, bar: 'app' } as const) : other;
    const missing = () => showPage(framed(notFoundPage), notFoundDataOf(shown.path), shown, 404);
    try {
      const session = await sessionNow();
      const signedIn = session !== null;
      shown = { ...shown, signedIn };
      const first = ofApp ? elsewhereFirst(session, url, language) : undefined;
      if (first) return first;
      const asked: Asked = {
        language,
        path: url.pathname,
        params,
        search: parseSearch(url.search),
        signedIn,
        api,
        show: (other, data, status = 200) => showPage(other, data, shown, status),
        missing,
      };
      const loaded = (await load(asked)) as Data | Response;
      return loaded instanceof Response ? loaded : showPage<Data, Slot>(parts, loaded, shown);
    } catch (error) {
      if (hasClientLeft()) throw error;
      const failure = failureDataOf(error, shown.path);
      return showPage(framed(failurePage), failure, shown, failure.status);
    }
  };
