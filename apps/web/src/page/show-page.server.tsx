import type { Language } from '@palmares/domain/kernel';
import { renderToString } from 'react-dom/server';
import { inLanguage, languageOf } from '../i18n/language.ts';
import { loaderHash, paintFirst } from '../server/answer/paint-first.server.ts';
import { pagePolicy } from '../server/answer/security-headers.server.ts';
import { config } from '../server/config.server.ts';
import type { Theme } from '../theme/theme.ts';
import { Document } from './document.server.tsx';
import { placeAt } from './frame/app-places.ts';
import { VisitorFrame } from './frame/visitor-frame.tsx';
import { keptTemplate } from './kept-templates.server.ts';
import type { PageHead } from './page-head.tsx';
import type { PageParts, Placed, SlotOf } from './page-parts.ts';
import { filled, type SlotValue, slot, type Template, templateOf } from './template.server.ts';
import { type Visit, VisitContext } from './visit.ts';

/** The parts of a request that decide how its page is shown. */
export interface Shown {
  readonly language: Language;
  readonly path: string;
  /** The query with its question mark, or nothing. */
  readonly search: string;
  readonly theme: Theme;
  readonly signedIn: boolean | undefined;
}

/** The slot of the page's own address, after its language. */
const PLACE = 'place';

/** The slot of its query, with the question mark. */
const QUERY = 'query';

/** The start of the page's address, which is the same for every page of a language. */
const startOf = ({ path }: Shown): string => {
  const language = languageOf(path);
  return language ? `/${language}/` : '/';
};

const placeOf = (shown: Shown): string => shown.path.slice(startOf(shown).length) + shown.search;

/** The landing page's address has no place after its language, and so no slash. */
const isHome = ({ path }: Shown): boolean => path === '/' || path === `/${languageOf(path)}`;

const visitOf = (shown: Shown, { pathIn }: PageHead): Visit => {
  const here = isHome(shown) ? `${shown.path}${shown.search}` : `${startOf(shown)}${slot(PLACE)}`;
  return {
    theme: shown.theme,
    signedIn: shown.signedIn,
    isHome: isHome(shown),
    place: placeAt(shown.path),
    here,
    hereIn: (language) => (pathIn ? `${pathIn(language)}${slot(QUERY)}` : inLanguage(language, here)),
  };
};

const withSlots = <Data extends object, Slot extends SlotOf<Data>>(
  data: Data,
  slots: readonly Slot[],
): Placed<Data, Slot> =>
  ({ ...data, ...Object.fromEntries(slots.map((name) => [name, slot(name)])) }) as Placed<Data, Slot>;

const render = <Data extends object, Slot extends SlotOf<Data>>(
  { Page, head, bar = 'site', isReading = false, slots = [] }: PageParts<Data, Slot>,
  data: Data,
  shown: Shown,
): Template => {
  const placed = withSlots(data, slots);
  const said = head(placed);
  const page = renderToString(
    <VisitContext value={visitOf(shown, said)}>
      <Document head={said} isReading={isReading}>
        {bar === 'none' ? (
          <Page {...placed} />
        ) : (
          <VisitorFrame bar={bar}>
            <Page {...placed} />
          </VisitorFrame>
        )}
      </Document>
    </VisitContext>,
  );
  return templateOf(`<!DOCTYPE html>${paintFirst(page, undefined, '')}`);
};

const keyOf = <Data extends object, Slot extends SlotOf<Data>>(
  { once, bar }: PageParts<Data, Slot>,
  data: Data,
  shown: Shown,
): string | undefined => {
  const key = once === 'address' ? (shown.search === '' ? shown.path : undefined) : once?.(data);
  // There, the address is rendered with its query.
  if (key === undefined || (isHome(shown) && shown.search !== '')) return undefined;
  const { language, path, theme, signedIn } = shown;
  return [key, startOf(shown), isHome(shown), language, theme, signedIn, bar, placeAt(path)].join(' ');
};

/** Answers with a page. Its policy allows its inline script by hash, because a nonce must never be sent twice. */
export const showPage = <Data extends object, Slot extends SlotOf<Data>>(
  parts: PageParts<Data, Slot>,
  data: Data,
  shown: Shown,
  status = 200,
): Response => {
  const key = keyOf(parts, data, shown);
  const made = () => render(parts, data, shown);
  const template = key === undefined ? made() : keptTemplate(key, made);
  const values: Record<string, SlotValue> = { [PLACE]: placeOf(shown), [QUERY]: shown.search };
  for (const name of parts.slots ?? []) values[name] = data[name] as SlotValue;
  return new Response(filled(template, values), {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': pagePolicy({
        path: shown.path,
        inlineScripts: loaderHash,
        development: config().development,
      }),
    },
  });
};
