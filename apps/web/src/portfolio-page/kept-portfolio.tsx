import type { SharedPortfolio } from '@palmares/domain/public-view';
import { redirect } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import { type Islands, KeptPage } from '../islands/kept-page.tsx';
import { Unsent } from '../islands/unsent.ts';
import { islandOfVideos, VIDEOS_ISLAND } from '../sections/highlights/videos-island.tsx';
import { SharedPortfolioView } from './shared-portfolio-view.tsx';

/** What acts in a portfolio. */
const islands: Islands = { [VIDEOS_ISLAND]: islandOfVideos };

/** For a loader. A browser that comes from another page of the app loads this one from the server. */
export const unsentPortfolio = createIsomorphicFn()
  .server((portfolio: SharedPortfolio) => new Unsent(portfolio))
  .client((): Unsent<SharedPortfolio> => {
    throw redirect({ href: location.href, reloadDocument: true });
  });

const onServer = createIsomorphicFn()
  .server((portfolio: SharedPortfolio | null): ReactNode => portfolio && <SharedPortfolioView portfolio={portfolio} />)
  .client((): ReactNode => null);

export const KeptPortfolio = ({ portfolio }: { readonly portfolio: Unsent<SharedPortfolio> }) => (
  <KeptPage onServer={onServer(portfolio.value)} islands={islands} />
);
