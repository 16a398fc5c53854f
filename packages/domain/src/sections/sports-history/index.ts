import { defineSection } from '../section.ts';
import { sportsHistoryChanges } from './changes.ts';
import { sportsHistoryCommand } from './commands.ts';
import { sportsHistoryContent } from './content.ts';
import { decideSportsHistory } from './decide.ts';
import { sportsHistoryEvents } from './events.ts';
import { evolveSportsHistory } from './evolve.ts';
import { emptySportsHistory, isSportsHistoryEmpty } from './fields.ts';
import { sportsHistoryValidPart } from './valid-part.ts';

export const sportsHistory = defineSection({
  name: 'sports-history',
  kind: 'list',
  content: sportsHistoryContent,
  command: sportsHistoryCommand,
  events: sportsHistoryEvents,
  empty: emptySportsHistory,
  isEmpty: isSportsHistoryEmpty,
  decide: decideSportsHistory,
  evolve: evolveSportsHistory,
  changes: sportsHistoryChanges,
  validPart: sportsHistoryValidPart,
});
