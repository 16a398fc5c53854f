import type { Language } from '@palmares/domain/kernel/language';
import {
  isSectionEmpty,
  type SectionContent,
  type SectionName,
  type SectionStates,
} from '@palmares/domain/portfolio/index';
import { showIntroduction } from './introduction/shown.ts';
import { showMotto } from './motto/shown.ts';
import { showSportsHistory } from './sports-history/shown.ts';

const shows = {
  introduction: showIntroduction,
  motto: showMotto,
  'sports-history': showSportsHistory,
} satisfies { readonly [Name in SectionName]: (content: SectionContent<Name>, language: Language) => object };

export type Shown<Name extends SectionName> = ReturnType<(typeof shows)[Name]>;

export type ShownSections = { readonly [Name in SectionName]: Shown<Name> | null };

/**
 * What of each section whoever reads the portfolio is given: ready words in the reader's language, so that no catalogue
 * goes to a scout's telephone, and nothing that only the athlete needs. Null where nothing is written.
 */
export const shownSections = (states: SectionStates, language: Language): ShownSections => {
  const unlessEmpty = <Name extends SectionName, Content>(
    name: Name,
    show: (content: SectionContent<Name>, language: Language) => Content,
  ) => (isSectionEmpty({ sections: states }, name) ? null : show(states[name].content, language));
  return {
    introduction: unlessEmpty('introduction', shows.introduction),
    motto: unlessEmpty('motto', shows.motto),
    'sports-history': unlessEmpty('sports-history', shows['sports-history']),
  };
};
