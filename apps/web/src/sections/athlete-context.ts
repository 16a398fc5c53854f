import type { IdentityResult } from '@palmares/domain/identity';
import type { Athlete } from '@palmares/domain/portfolio';
import type { Gender } from '@palmares/domain/sections';
import { createContext, use } from 'react';

/** The sign-up answers, which prefill sections, and other facts that the fields depend on. */
export interface EditedAthlete extends Athlete {
  /** Years, as of today. */
  readonly age: number;
  /** When the page was loaded, by the server's clock. */
  readonly at: Date;
  /** In whose events the athlete competes; null while unknown. */
  readonly gender: Gender | null;
  /** The result of the Identity test that counts; null while none is scored. */
  readonly identity: IdentityResult | null;
}

export const AthleteContext = createContext<EditedAthlete | null>(null);

/** The athlete whose portfolio is edited; null where there is no editor, and before the portfolio has started. */
export const useAthlete = (): EditedAthlete | null => use(AthleteContext);

/** In whose events the athlete competes, for French words of sport; null while unknown. */
export const useGender = (): Gender | null => use(AthleteContext)?.gender ?? null;
