import type { Mask } from '@palmares/domain/identity';
import { lazyRouteComponent } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import type { Api } from '../../api/client.ts';
import { explainedMask } from '../../api/identity/explained-pages.server.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { ServerRendered } from '../server-rendered.tsx';
import { MaskArticle } from './mask-article.tsx';

const MaskLater = lazyRouteComponent(() => import('./mask-later.tsx'), 'MaskLater');

const onServer = createIsomorphicFn()
  .server((mask: Mask): ReactNode => <MaskArticle mask={mask} explained={explainedMask(mask, getLocale())} />)
  .client((_: Mask): ReactNode => null);

/**
 * Loads the words of this page alone, for a client-side navigation. Otherwise the server renders them into the page.
 */
export const loadMask = createIsomorphicFn()
  .server(async (_: () => Promise<Api>, __: Mask): Promise<void> => {})
  .client(async (api: () => Promise<Api>, mask: Mask): Promise<void> => {
    const { queries } = await api();
    await Promise.all([MaskLater.preload?.(), queries.identity.mask.ensureData({ mask })]);
  });

export const MaskPage = ({ mask }: { readonly mask: Mask }) => (
  <ServerRendered key={mask} onServer={() => onServer(mask)} Later={MaskLater} />
);
