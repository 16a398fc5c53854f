import type { SectionStates } from '@palmares/domain/portfolio';
import { ownViewsOf, type PublicViews } from '@palmares/domain/shared-portfolio';
import { useMemo } from 'react';
import { fileAddress } from '../../api/files/file-address.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { useAthlete } from '../../sections/athlete-context.ts';

/** Every section as a scout may see it. Null until the portfolio has started. */
export const useOwnViews = (states: SectionStates): PublicViews | null => {
  const athlete = useAthlete();
  const language = getLocale();
  return useMemo(
    () => athlete && ownViewsOf(athlete, states, { at: athlete.at, language, identity: athlete.identity, fileAddress }),
    [athlete, language, states],
  );
};
