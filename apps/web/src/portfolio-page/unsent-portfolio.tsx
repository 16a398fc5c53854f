import type { SharedPortfolio } from '@palmares/domain/public-view';
import { redirect } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import { explanationsIn } from '../../content/identity/explanations.server.ts';
import { type CoachingNote, coachingNotes } from '../api/identity/coaching-notes.ts';
import type { OpenedPortfolio } from '../api/shared-portfolio/open-portfolio.server.ts';
import { type KeptHtml, keptHtml } from '../islands/kept-html.server.ts';
import { getLocale } from '../paraglide/runtime.js';
import { SharedPortfolioView } from './shared-portfolio-view.tsx';

type Opened = Extract<OpenedPortfolio, { state: 'open' }>;

const coachingOf = ({ sections }: SharedPortfolio): readonly CoachingNote[] =>
  sections?.identity ? coachingNotes(sections.identity, explanationsIn(getLocale())) : [];

/** Pages that were rendered, for as long as what they show is kept: it is the same object for all who open it. */
const rendered = new WeakMap<Opened, KeptHtml>();

const pageOf = (opened: Opened): KeptHtml => {
  const known = rendered.get(opened);
  if (known !== undefined) return known;
  const { portfolio, downloads } = opened;
  const page = keptHtml(
    <SharedPortfolioView portfolio={portfolio} downloads={downloads} coaching={coachingOf(portfolio)} />,
  );
  rendered.set(opened, page);
  return page;
};

/** For a loader. A browser that comes from another page of the app loads this one from the server. */
export const unsentPortfolio = createIsomorphicFn()
  .server(pageOf)
  .client((_opened: Opened): KeptHtml => {
    throw redirect({ href: location.href, reloadDocument: true });
  });

export type UnsentPortfolio = ReturnType<typeof unsentPortfolio>;
