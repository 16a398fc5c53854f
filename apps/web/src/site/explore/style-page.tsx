import type { LearningStyle } from '@palmares/domain/identity';
import { lazyRouteComponent } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import type { Api } from '../../api/client.ts';
import { explainedStyle } from '../../api/identity/explained-pages.server.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { ServerRendered } from '../server-rendered.tsx';
import { StyleArticle } from './style-article.tsx';

const StyleLater = lazyRouteComponent(() => import('./style-later.tsx'), 'StyleLater');

const onServer = createIsomorphicFn()
  .server(
    (style: LearningStyle): ReactNode => <StyleArticle style={style} explained={explainedStyle(style, getLocale())} />,
  )
  .client((_: LearningStyle): ReactNode => null);

/**
 * Loads the words of this page alone, for a client-side navigation. Otherwise the server renders them into the page.
 */
export const loadStyle = createIsomorphicFn()
  .server(async (_: () => Promise<Api>, __: LearningStyle): Promise<void> => {})
  .client(async (api: () => Promise<Api>, style: LearningStyle): Promise<void> => {
    const { queries } = await api();
    await Promise.all([StyleLater.preload?.(), queries.identity.learningStyle.ensureData({ style })]);
  });

export const StylePage = ({ style }: { readonly style: LearningStyle }) => (
  <ServerRendered key={style} onServer={() => onServer(style)} Later={StyleLater} />
);
