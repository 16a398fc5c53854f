import { useCallback, useLayoutEffect, useRef } from 'react';
import type { Edit } from '../section-editor.ts';

/** The same function at every render, for controls that a key in another field must not render again. */
export const useStableEdit = <Value>(edit: Edit<Value>): Edit<Value> => {
  const latest = useRef(edit);
  useLayoutEffect(() => {
    latest.current = edit;
  });
  return useCallback((change) => latest.current(change), []);
};
