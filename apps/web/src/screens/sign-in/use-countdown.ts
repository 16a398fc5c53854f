import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Seconds left until `seconds` after the answer arrived. */
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
