import { useHydrated } from '@palmares/ui';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

interface ServerRenderedProps {
  /**
   * Made by `createIsomorphicFn`: renders the part on the server and nothing in the browser, whose bundle then has none
   * of its code.
   */
  readonly onServer: () => ReactNode;
  /** The part as a component that the route loads, for a client-side navigation from another page. */
  readonly Later: ComponentType;
}

/**
 * Static content that stays as the server rendered it: the browser loads neither its code nor its words in two
 * languages. Links inside load a document.
 */
export const ServerRendered = ({ onServer, Later }: ServerRenderedProps) => {
  const place = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [isThere, setThere] = useState(!hydrated);
  useEffect(() => {
    // React discarded the server's markup and rendered its own.
    if (place.current && !place.current.hasChildNodes()) setThere(false);
  }, []);
  if (!isThere)
    return (
      <Suspense>
        <Later />
      </Suspense>
    );
  const made = onServer();
  if (made) return <div>{made}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it sets nothing: it keeps React from looking inside
  return <div ref={place} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
};
