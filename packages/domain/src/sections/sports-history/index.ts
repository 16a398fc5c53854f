import { listSection } from '../kit/list-section.ts';
import { adoptSportsHistory } from './adopt.ts';
import { isHistoryEmpty } from './by-season.ts';
import { sportsHistoryContent } from './content.ts';
import { emptySportsHistory } from './fields.ts';
import { awards, links, performances, sports } from './lists.ts';
import { sportsHistoryValidPart } from './valid-part.ts';

export const sportsHistory = listSection({
  name: 'sports-history',
  content: sportsHistoryContent,
  empty: emptySportsHistory,
  isEmpty: isHistoryEmpty,
  parts: [sports, performances, awards, links],
  validPart: sportsHistoryValidPart,
  adopt: adoptSportsHistory,
});
