import { lazyRouteComponent } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import type { Api } from '../../api/client.ts';
import { explainedGrit } from '../../api/identity/explained-pages.server.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { ServerRendered } from '../server-rendered.tsx';
import { GritArticle } from './grit-article.tsx';

const GritLater = lazyRouteComponent(() => import('./grit-later.tsx'), 'GritLater');

const onServer = createIsomorphicFn()
  .server((): ReactNode => <GritArticle explained={explainedGrit(getLocale())} />)
  .client((): ReactNode => null);

/**
 * Loads the words of this page alone, for a client-side navigation. Otherwise the server renders them into the page.
 */
export const loadGrit = createIsomorphicFn()
  .server(async (_: () => Promise<Api>): Promise<void> => {})
  .client(async (api: () => Promise<Api>): Promise<void> => {
    const { queries } = await api();
    await Promise.all([GritLater.preload?.(), queries.identity.grit.ensureData()]);
  });

export const GritPage = () => <ServerRendered onServer={onServer} Later={GritLater} />;
