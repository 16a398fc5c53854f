import { useCallback, useEffect, useState } from 'react';
import { onceReachable } from './once-reachable.ts';

/** Loads the code of a part. */
export type AskForPart = (otherwise: (error: unknown) => void) => void;

/** A component whose code is loaded on first use: `Part` is there once `ask` has loaded it. */
export const useLoadedPart = <Component>(load: () => Promise<Component>) => {
  const [Part, setPart] = useState<Component>();
  const ask = useCallback<AskForPart>(
    (otherwise) => {
      load().then((loaded) => setPart(() => loaded), otherwise);
    },
    [load],
  );
  return { Part, ask };
};

interface Asking {
  /** The last failure. */
  readonly failure: { readonly error: unknown } | null;
  readonly askAgain: () => void;
}

/** Requests a part at once and, as long as it cannot be loaded, whenever the server becomes reachable. */
export const useAsking = (ask: AskForPart, isMissing = true): Asking => {
  const [failure, setFailure] = useState<Asking['failure']>(null);
  const askAgain = useCallback(() => ask((error) => setFailure({ error })), [ask]);
  useEffect(() => {
    if (!isMissing) return;
    const over = new AbortController();
    ask((error) => {
      setFailure({ error });
      void onceReachable(askAgain, over.signal);
    });
    return () => over.abort();
  }, [ask, askAgain, isMissing]);
  return { failure, askAgain };
};
