import { isReference } from '@palmares/domain/contact';
import { takeFormAnswer } from '../../api/forms/form-answer.ts';
import { isRefusalOver } from '../../api/forms/no-cookies.ts';
import { dateWords } from '../../i18n/dates.ts';
import { pageParts } from '../../page/page-parts.ts';
import { type Asked, visitorPage } from '../../page/visitor-page.server.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { clock } from '../../server/clock.server.ts';
import { renderedPortfolio } from '../../shared-portfolio/rendered-portfolio.server.tsx';
import { NotPublicPage } from './not-public-page.tsx';
import { PasscodePage } from './passcode-page.tsx';
import { type RefusedPasscode, readRefusal } from './refused-passcode.ts';
import { ReportPage } from './report-page.tsx';
import { sharedHead } from './shared-head.ts';
import { SharedPortfolioPage } from './shared-portfolio-page.tsx';

const addressOf = ({ language }: Asked, token: string): string => `/${language}/athletes/${token}`;

const goTo = (address: string): Response => new Response(null, { status: 303, headers: { location: address } });

/** One page for every reason, so that it does not reveal whether such a link ever existed. */
const notPublicPage = pageParts<object>({
  head: () => sharedHead(m.shared_not_public_title(), getLocale()),
  Page: NotPublicPage,
  bar: 'plain',
  once: () => 'not public',
});

interface Locked {
  readonly token: string;
  readonly signature: string;
  readonly refusal: RefusedPasscode;
}

const passcodePage = pageParts<Locked, 'token' | 'signature'>({
  head: () => sharedHead(m.shared_locked_title(), getLocale()),
  Page: PasscodePage,
  bar: 'plain',
  slots: ['token', 'signature'],
  once: ({ refusal }) => (refusal.refused === undefined ? 'passcode' : undefined),
});

/** The page of a link. */
export const sharedPortfolio = visitorPage({
  load: async (asked: Asked) => {
    const { api, language, params, search, show } = asked;
    const { publishToken: token = '' } = params;
    const refusal = readRefusal(search);
    const opened = await api.sharedPortfolio.open.query({ token, language });
    if (opened.state === 'not_public') return show(notPublicPage, {}, 404);
    if (opened.state === 'replaced') return goTo(addressOf(asked, opened.token));
    // There are cookies after all, and the address must not say otherwise when it is sent on.
    if (isRefusalOver(refusal.refused) || (opened.state === 'open' && refusal.refused === 'no_cookies'))
      return goTo(addressOf(asked, token));
    if (opened.state === 'passcode') return show(passcodePage, { token, signature: opened.signature, refusal });
    const { portfolio, versions } = opened;
    return {
      token,
      name: `${portfolio.firstName} ${portfolio.lastName}`,
      portfolioVersion: String(versions.portfolio),
      identityVersion: String(versions.identity),
      portfolio: renderedPortfolio(opened),
      date: dateWords(clock.now()),
    };
  },
  head: ({ name }) => sharedHead(name, getLocale()),
  Page: SharedPortfolioPage,
  bar: 'plain',
  slots: ['token', 'name', 'portfolioVersion', 'identityVersion', 'portfolio', 'date'],
  once: () => 'shared portfolio',
});

/** The page on which anybody reports a problem with a shared portfolio. */
export const report = visitorPage({
  load: async ({ api, params: { publishToken = '' }, search, show }: Asked) => {
    const form = await api.sharedPortfolio.reportForm.query({ token: publishToken });
    if (!form) return show(notPublicPage, {}, 404);
    const { sent } = search;
    return {
      publishToken,
      ...form,
      answer: takeFormAnswer('report'),
      sent: isReference(sent) ? sent : undefined,
    };
  },
  head: ({ sent }) => sharedHead(sent === undefined ? m.report_title() : m.report_sent_title(), getLocale()),
  Page: ReportPage,
  bar: 'plain',
});
