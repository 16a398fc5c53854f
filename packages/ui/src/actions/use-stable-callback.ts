import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function that never changes and calls the latest `callback`, so its receivers need no new render. Do not
 * call it during a render.
 */
export const useStableCallback = <Args extends readonly unknown[], Result>(
  callback: (...args: Args) => Result,
): ((...args: Args) => Result) => {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
};
