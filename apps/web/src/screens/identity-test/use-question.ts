import { useEffect } from 'react';
import { useLoadedPart } from '../../browser/use-loaded-part.ts';
import { loadQuestion } from '../../sections/kit/on-demand/parts.ts';

/** A confirmation dialog, loaded at the first touch: the test's page is small and rarely asks. */
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
