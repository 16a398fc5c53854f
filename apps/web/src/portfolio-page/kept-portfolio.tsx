import type { SharedPortfolio } from '@palmares/domain/public-view';
import { redirect } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { explanationsIn } from '../../content/identity/explanations.server.ts';
import { type CoachingNote, coachingNotes } from '../api/identity/coaching-notes.ts';
import type { Downloads, OpenedPortfolio } from '../api/shared-portfolio/open-portfolio.server.ts';
import { type Islands, KeptPage } from '../islands/kept-page.tsx';
import { Unsent } from '../islands/unsent.ts';
import { getLocale } from '../paraglide/runtime.js';
import { islandOfVideos, VIDEOS_ISLAND } from '../sections/highlights/videos-island.tsx';
import { SharedPortfolioView } from './shared-portfolio-view.tsx';
import { islandOfThumb, THUMB_ISLAND } from './thumb-bar.tsx';

/** What acts in a portfolio. */
const islands: Islands = { [VIDEOS_ISLAND]: islandOfVideos, [THUMB_ISLAND]: islandOfThumb };

type Opened = Extract<OpenedPortfolio, { state: 'open' }>;

/** What the server renders a shared portfolio from. */
interface Rendered {
  readonly portfolio: SharedPortfolio;
  readonly coaching: readonly CoachingNote[];
  readonly downloads: Downloads;
}

const coachingOf = ({ sections }: SharedPortfolio): readonly CoachingNote[] =>
  sections?.identity ? coachingNotes(sections.identity, explanationsIn(getLocale())) : [];

/** For a loader. A browser that comes from another page of the app loads this one from the server. */
export const unsentPortfolio = createIsomorphicFn()
  .server(
    ({ portfolio, downloads }: Opened) =>
      new Unsent<Rendered>({ portfolio, downloads, coaching: coachingOf(portfolio) }),
  )
  .client((): Unsent<Rendered> => {
    throw redirect({ href: location.href, reloadDocument: true });
  });

const onServer = createIsomorphicFn()
  .server((rendered: Rendered | null): ReactNode => rendered && <SharedPortfolioView {...rendered} />)
  .client((): ReactNode => null);

export type UnsentPortfolio = ReturnType<typeof unsentPortfolio>;

export const KeptPortfolio = ({ portfolio }: { readonly portfolio: UnsentPortfolio }) => (
  <KeptPage onServer={onServer(portfolio.value)} islands={islands} />
);
