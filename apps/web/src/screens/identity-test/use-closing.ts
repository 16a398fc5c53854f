import { useCallback, useEffect, useRef, useState } from 'react';
import type { AttemptState } from './attempt-session.ts';

const AGAIN_MS = 3000;

interface Closing {
  /** True if the time is up. */
  readonly isOver: boolean;
  readonly closed: AttemptState['closed'];
  /** Resolves to false if the server could not be reached. */
  readonly finish: () => Promise<boolean>;
  readonly onClosed: (closed: NonNullable<AttemptState['closed']>) => void;
}

/** Closes the attempt on request, and automatically when the time is up. */
export const useClosing = ({ isOver, closed, finish, onClosed }: Closing) => {
  const [isClosing, setClosing] = useState(false);
  const [failures, setFailures] = useState(0);
  const left = useRef(false);

  const close = useCallback(async () => {
    setClosing(true);
    if (await finish()) return;
    setClosing(false);
    setFailures((before) => before + 1);
  }, [finish]);

  useEffect(() => {
    if (closed === null || left.current) return;
    left.current = true;
    onClosed(closed);
  }, [closed, onClosed]);

  useEffect(() => {
    if (!isOver || closed !== null) return;
    const timer = setTimeout(() => void close(), failures === 0 ? 0 : AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isOver, closed, close, failures]);

  return { isClosing: isClosing || closed !== null, failed: failures > 0, close: () => void close() };
};
