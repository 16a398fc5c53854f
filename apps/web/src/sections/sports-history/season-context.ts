import type { DraftItems } from '@palmares/domain/sections';
import { createContext } from 'react';

interface SeasonContent {
  readonly year: number;
  readonly sports: readonly DraftItems['sports'][];
}

/** The season whose items a form edits: its levels, and the sports that its performances belong to. */
export const SeasonContext = createContext<SeasonContent>({ year: 0, sports: [] });
