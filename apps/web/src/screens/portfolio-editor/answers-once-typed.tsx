import { lazy, Suspense, useState } from 'react';
import { useEditorState } from '../../drafts/editor-context.tsx';

const Nothing = () => null;

/** A sentence is not worth a failed page. */
const AnswersWhileWriting = lazy(() =>
  import('./answers-while-writing.tsx').then(
    (loaded) => ({ default: loaded.AnswersWhileWriting }),
    () => ({ default: Nothing }),
  ),
);

/** Loads the sentences once something was typed. By itself, so that no first key and no save renders the page around it. */
export const AnswersOnceTyped = () => {
  const [hasTyped, setHasTyped] = useState(false);
  const isTyping = useEditorState(({ sections }) => sections.some(({ touched }) => touched));
  if (!hasTyped && isTyping) setHasTyped(true);
  if (!hasTyped) return null;
  return (
    <Suspense>
      <AnswersWhileWriting />
    </Suspense>
  );
};
