import { lazyRouteComponent } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import type { Api } from '../../api/client.ts';
import { exploreIndex } from '../../api/identity/explained-pages.server.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { ServerRendered } from '../server-rendered.tsx';
import { ExploreArticle } from './explore-article.tsx';

const ExploreLater = lazyRouteComponent(() => import('./explore-later.tsx'), 'ExploreLater');

const onServer = createIsomorphicFn()
  .server((): ReactNode => <ExploreArticle explained={exploreIndex(getLocale())} />)
  .client((): ReactNode => null);

/**
 * Loads the words of this page alone, for a client-side navigation. Otherwise the server renders them into the page.
 */
export const loadExplore = createIsomorphicFn()
  .server(async (_: () => Promise<Api>): Promise<void> => {})
  .client(async (api: () => Promise<Api>): Promise<void> => {
    const { queries } = await api();
    await Promise.all([ExploreLater.preload?.(), queries.identity.exploreIndex.ensureData()]);
  });

export const ExplorePage = () => <ServerRendered onServer={onServer} Later={ExploreLater} />;
