import { createIsomorphicFn } from '@tanstack/react-start';
import { type ReactNode, useEffect, useRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { keepOut } from '../server/answer/keep-out.server.ts';
import type { KeptHtml } from './kept-html.server.ts';

/** By island name: renders its content from its props, exactly as the server did. */
export type Islands = Readonly<Record<string, (props: never) => ReactNode>>;

interface KeptPageProps {
  /** From {@link keptHtml}. The browser's bundle has none of its code. */
  readonly page: KeptHtml;
  readonly islands: Islands;
}

/** A constant object, so that React never overwrites the server's HTML. */
const kept = { __html: '' };

const inner = createIsomorphicFn()
  .server(({ value }: KeptHtml) => (value ? { __html: keepOut(value) } : kept))
  .client((_page: KeptHtml) => kept);

const hydrated = (page: HTMLElement, islands: Islands): readonly Root[] =>
  [...page.querySelectorAll<HTMLElement>('[data-island]')].flatMap((island) => {
    const { island: name = '', props = '{}' } = island.dataset;
    const render = islands[name];
    // The server wrote these props for this island.
    return render ? [hydrateRoot(island, render(JSON.parse(props) as never))] : [];
  });

/** A page that the server rendered: the browser keeps its HTML as it is, and hydrates only its islands. */
export const KeptPage = ({ page, islands }: KeptPageProps) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const roots = place.current ? hydrated(place.current, islands) : [];
    return () => {
      // React may not unmount a root while it renders another.
      queueMicrotask(() => {
        for (const root of roots) root.unmount();
      });
    };
  }, [islands]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it; in the browser it only keeps React from looking inside
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={inner(page)} />;
};
