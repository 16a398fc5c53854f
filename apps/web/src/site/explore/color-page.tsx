import type { Color } from '@palmares/domain/identity';
import { lazyRouteComponent } from '@tanstack/react-router';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import type { Api } from '../../api/client.ts';
import { explainedColor } from '../../api/identity/explained-pages.server.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { ServerRendered } from '../server-rendered.tsx';
import { ColorArticle } from './color-article.tsx';

const ColorLater = lazyRouteComponent(() => import('./color-later.tsx'), 'ColorLater');

const onServer = createIsomorphicFn()
  .server((color: Color): ReactNode => <ColorArticle color={color} explained={explainedColor(color, getLocale())} />)
  .client((_: Color): ReactNode => null);

/**
 * Loads the words of this page alone, for a client-side navigation. Otherwise the server renders them into the page.
 */
export const loadColor = createIsomorphicFn()
  .server(async (_: () => Promise<Api>, __: Color): Promise<void> => {})
  .client(async (api: () => Promise<Api>, color: Color): Promise<void> => {
    const { queries } = await api();
    await Promise.all([ColorLater.preload?.(), queries.identity.color.ensureData({ color })]);
  });

export const ColorPage = ({ color }: { readonly color: Color }) => (
  <ServerRendered key={color} onServer={() => onServer(color)} Later={ColorLater} />
);
