import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function at every render, which calls the latest: what gets it needs no new render. Not to be called in one. */
export const useStableCallback = <Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): ((...args: Args) => Result) => {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
