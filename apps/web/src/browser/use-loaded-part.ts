import { useCallback, useEffect, useState } from 'react';
import { onceReachable } from './once-reachable.ts';
import { renewFor } from './renewal.ts';

/** Loads the code of a part. */
export type AskForPart = (otherwise: (error: unknown) => void) => void;

/** A component whose code is loaded on first use: `Part` is there once `ask` has loaded it. */
export const useLoadedPart = <Component>(load: () => Promise<Component>) => {
  const [Part, setPart] = useState<Component>();
  const ask = useCallback<AskForPart>(
    (otherwise) => {
      load().then(
        (loaded) => setPart(() => loaded),
        (error: unknown) => {
          renewFor(error);
          otherwise(error);
        },
      );
    },
    [load],
  );
  return { Part, ask };
};

/** Asks for a part at once, and while it cannot be loaded, whenever the server can be reached. Returns the last failure. */
export const useAsking = (ask: AskForPart, isMissing = true): { readonly error: unknown } | null => {
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  useEffect(() => {
    if (!isMissing) return;
    const over = new AbortController();
    const fail = (error: unknown) => setFailure({ error });
    ask((error) => {
      fail(error);
      void onceReachable(() => ask(fail), over.signal);
    });
    return () => over.abort();
  }, [ask, isMissing]);
  return failure;
};
