import type { SectionName } from '@palmares/domain/portfolio/index';
import type { SectionInWords } from '../reading.ts';
import { introductionInWords } from './introduction.ts';
import { mottoInWords } from './motto.ts';
import { sportsHistoryInWords } from './sports-history.ts';

export const sectionsInWords: { readonly [Name in SectionName]: SectionInWords<Name> } = {
  introduction: introductionInWords,
  'sports-history': sportsHistoryInWords,
  motto: mottoInWords,
};
