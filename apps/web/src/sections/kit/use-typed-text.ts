import { useStableCallback } from '@palmares/ui';
import { useEffect, useRef, useState } from 'react';
import { type AfterPaint, afterPaint } from '../../browser/after-paint.ts';

interface TypedText {
  /** What the control shows. */
  readonly text: string;
  type(text: string): void;
  /** Hands over what was typed at once. */
  settle(): void;
}

/** A key changes its control alone, which is painted; the draft, and all that is made of it, follow. */
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
