import { type ReactNode, useEffect, useRef } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/** Renders what is inside of an island from its props, as the server rendered it. */
export type Islands = Readonly<Record<string, (props: never) => ReactNode>>;

interface KeptPageProps {
  /** What the server renders; null in the browser, whose bundle then has none of its code. */
  readonly onServer: ReactNode;
  readonly islands: Islands;
}

/** The same object in each rendering, so that React never writes it over what the server sent. */
const kept = { __html: '' };

const hydrated = (page: HTMLElement, islands: Islands): readonly Root[] =>
  [...page.querySelectorAll<HTMLElement>('[data-island]')].flatMap((island) => {
    const { island: name = '', props = '{}' } = island.dataset;
    const render = islands[name];
    // The server wrote these props for this island.
    return render ? [hydrateRoot(island, render(JSON.parse(props) as never))] : [];
  });

/** A page that the server rendered: the browser keeps its HTML as it is, and hydrates only its islands. */
export const KeptPage = ({ onServer, islands }: KeptPageProps) => {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const roots = page.current ? hydrated(page.current, islands) : [];
    return () => {
      // React may not unmount a root while it renders another.
      queueMicrotask(() => {
        for (const root of roots) root.unmount();
      });
    };
  }, [islands]);
  if (onServer) return <div>{onServer}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing: it keeps React from looking inside
  return <div ref={page} suppressHydrationWarning dangerouslySetInnerHTML={kept} />;
};
