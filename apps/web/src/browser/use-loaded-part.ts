import { type ComponentType, useCallback, useState } from 'react';

/** A component whose code is loaded on first use: `Part` is there once `ask` has loaded it. */
export const useLoadedPart = <Props>(load: () => Promise<ComponentType<Props>>) => {
  const [Part, setPart] = useState<ComponentType<Props>>();
  const ask = useCallback(
    (otherwise: (error: unknown) => void): void => {
      load().then((loaded) => setPart(() => loaded), otherwise);
    },
    [load],
  );
  return { Part, ask };
};
