import { useEffect } from 'react';
import { useLoadedPart } from '../../browser/use-loaded-part.ts';
import { loadQuestion } from '../../sections/kit/on-demand/parts.ts';

/** A dialog that asks, loaded at the first touch: the test's own page is small, and most of it asks nothing. */
export const useQuestion = () => {
  const { Part: Question, ask } = useLoadedPart(loadQuestion);
  useEffect(() => {
    const leaving = new AbortController();
    const load = () => ask(() => undefined);
    for (const event of ['pointerdown', 'keydown'])
      addEventListener(event, load, { once: true, passive: true, signal: leaving.signal });
    return () => leaving.abort();
  }, [ask]);
  return { Question, ask };
};
