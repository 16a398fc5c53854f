import type { Language } from '@palmares/domain/kernel';
import { getCookie } from '@tanstack/react-start/server';
import { createTRPCClient } from '@trpc/client';
import { parseSearch } from '../addresses/search-text.ts';
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

const isSignedIn = async (): Promise<boolean> => {
  const { lucia } = await services();
  return getCookie(lucia.sessionCookieName) !== undefined && (await api.account.session.query()) !== null;
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
    const missing = () => showPage(notFoundPage, notFoundDataOf(shown.path), shown, 404);
    try {
      const signedIn = await isSignedIn();
      shown = { ...shown, signedIn };
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
      return showPage(failurePage, failure, shown, failure.status);
    }
  };
