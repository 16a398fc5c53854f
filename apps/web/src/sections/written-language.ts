import { createContext, use } from 'react';

/** The BCP 47 tag of what the athlete wrote. */
export const WrittenLanguage = createContext<string | undefined>(undefined);

/** The `lang` attribute for a text that the athlete wrote. Undefined outside of a portfolio. */
export const useWrittenLanguage = (): string | undefined => use(WrittenLanguage);
