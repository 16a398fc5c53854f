import { useState } from 'react';
import { useAsking, useLoadedPart } from '../../browser/use-loaded-part.ts';
import { useEditorState } from '../../drafts/editor-context.tsx';

const load = () => import('./answers-while-writing.tsx').then(({ AnswersWhileWriting }) => AnswersWhileWriting);

/**
 * Loads the answers once something is typed. Separate, so that neither the first key nor a save rerenders the page
 * around it.
 */
export const AnswersOnceTyped = () => {
  const [hasTyped, setHasTyped] = useState(false);
  const isTyping = useEditorState(({ sections }) => sections.some(({ touched }) => touched));
  const { Part: AnswersWhileWriting, ask } = useLoadedPart(load);
  useAsking(ask, hasTyped && !AnswersWhileWriting);
  if (!hasTyped && isTyping) setHasTyped(true);
  return hasTyped && AnswersWhileWriting ? <AnswersWhileWriting /> : null;
};
