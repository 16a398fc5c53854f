import { useEffect, useState } from 'react';

const SECOND = 1000;

/**
 * Returns when a countdown ends by this device's clock. An answer that came with the page has the server's time, which
 * the device may not have reached; its seconds are then counted from now.
 */
export const countdownEnd = (seconds: number, answeredAt: number, now: number): number =>
  Math.min(answeredAt, now) + seconds * SECOND;

/** Seconds left until `seconds` after the answer arrived. */
export const useCountdown = (seconds: number, answeredAt: number): number => {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const until = countdownEnd(seconds, answeredAt, Date.now());
    const timer = setInterval(() => tick(), SECOND);
    const tick = () => {
      const now = Date.now();
      setLeft(Math.max(0, Math.ceil((until - now) / SECOND)));
      if (now >= until) clearInterval(timer);
    };
    tick();
    return () => clearInterval(timer);
  }, [seconds, answeredAt]);
  return left;
};
