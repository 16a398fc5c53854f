import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';

/** Milliseconds, about the pause between two typed words: an earlier announcement would interrupt the typing. */
const PAUSE = 1000;

/** Announces its text once the typing pauses. */
export const SpokenAfterTyping = ({ children: text }: { readonly children: string }) => {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return <VisuallyHidden role="status">{spoken}</VisuallyHidden>;
};
