import { useEffect, useState } from 'react';

const PAUSE_MS = 250;

/** Returns the typed text once typing pauses, so that the server is not asked about each letter. */
export const useSettled = (typed: string): string => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};
