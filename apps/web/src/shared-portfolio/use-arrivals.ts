import { type RefObject, useEffect, useRef, useState } from 'react';

type Lines = Readonly<Record<string, string>>;

/** The text of each line of the athlete's card when it was last seen in this visit. Only an effect writes to it. */
const seen = new Map<string, string>();

interface Arrivals {
  readonly ref: RefObject<HTMLElement | null>;
  /** The lines that changed since the card was last seen, separated by spaces. */
  readonly 'data-arrived'?: string;
}

/** Says which lines of a card are new to its reader, so that their words can be seen to arrive. */
export const useArrivals = (lines: Lines): Arrivals => {
  const ref = useRef<HTMLElement>(null);
  const [arrived, setArrived] = useState('');
  const said = JSON.stringify(lines);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the lines say, whatever object says it
  useEffect(() => {
    // A phone hides the column, so its card was not seen.
    if (!ref.current || ref.current.getClientRects().length === 0) return;
    const fresh = Object.entries(lines).filter(([line, words]) => seen.has(line) && seen.get(line) !== words);
    for (const [line, words] of Object.entries(lines)) seen.set(line, words);
    if (fresh.length > 0) setArrived(fresh.map(([line]) => line).join(' '));
  }, [said]);
  return { ref, ...(arrived === '' ? {} : { 'data-arrived': arrived }) };
};
