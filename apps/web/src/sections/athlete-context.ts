import type { Athlete } from '@palmares/domain/portfolio';
import { createContext, use } from 'react';

/** The answers of sign-up, which prefill a section, the age today, and this year in UTC. */
export interface EditedAthlete extends Athlete {
  readonly age: number;
  readonly thisYear: number;
}

export const AthleteContext = createContext<EditedAthlete | null>(null);

/** The athlete whose portfolio is edited; null where there is no editor, and before the portfolio has started. */
export const useAthlete = (): EditedAthlete | null => use(AthleteContext);
