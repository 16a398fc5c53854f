import { useHydrated } from '@palmares/ui';
import { type ComponentType, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';

interface ServerRenderedProps {
  /** By `createIsomorphicFn`: the part on the server, nothing in the browser, whose bundle then has none of its code. */
  readonly onServer: () => ReactNode;
  /** The same part, loaded by the route, for who comes here from another page. */
  readonly Later: ComponentType;
}

/**
 * Words and drawings that nothing in the browser changes. The browser keeps what the server made of them as it is, and
 * loads neither their code nor their words in two languages. Links in them load a document.
 */
export const ServerRendered = ({ onServer, Later }: ServerRenderedProps) => {
  const place = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const [isThere, setThere] = useState(!hydrated);
  useEffect(() => {
    // React gave up on the server's page and made its own.
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
