import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Seconds left until a moment that lies `seconds` after the answer that said so. */
export const useCountdown = (seconds: number, answeredAt: number): number => {
  const [now, setNow] = useState(answeredAt);
  const until = answeredAt + seconds * SECOND;
  const left = Math.max(0, Math.ceil((until - Math.max(now, answeredAt)) / SECOND));
  useEffect(() => {
    if (left === 0) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND);
    return () => clearInterval(timer);
  }, [left]);
  return left;
};
