import { useStableCallback } from '@palmares/ui';
import { useEffect, useRef, useState } from 'react';
import { type AfterPaint, afterPaint } from '../../browser/after-paint.ts';

interface TypedText {
  /** The text that the control shows. */
  readonly text: string;
  type(text: string): void;
  /** Passes on the typed text immediately. */
  settle(): void;
}

/** Renders a typed key in its control first. The draft, and everything derived from it, follow after the paint. */
export const useTypedText = (value: string, choose: (text: string) => void): TypedText => {
  const [typed, setTyped] = useState<string | null>(null);
  const last = useRef('');
  const waiting = useRef<AfterPaint | null>(null);
  const handOver = useStableCallback(() => {
    waiting.current = null;
    setTyped(null);
    choose(last.current);
  });
  const settle = useStableCallback(() => waiting.current?.now());
  useEffect(() => settle, [settle]);
  return {
    text: typed ?? value,
    type: (text) => {
      setTyped(text);
      last.current = text;
      waiting.current ??= afterPaint(handOver);
    },
    settle,
  };
};
