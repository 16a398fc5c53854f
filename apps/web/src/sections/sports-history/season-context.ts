import { createContext } from 'react';
import type { NamedSport } from './performance-sports.ts';

interface SeasonContent {
  readonly year: number;
  readonly named: readonly NamedSport[];
}

/** The season whose items a form edits: its levels, and the sports that its performances belong to. */
export const SeasonContext = createContext<SeasonContent>({ year: 0, named: [] });
