import { defineSection } from '../section.ts';
import { introductionChanges } from './changes.ts';
import { decideIntroduction, introductionCommand } from './decide.ts';
import { introductionEvents } from './events.ts';
import { evolveIntroduction } from './evolve.ts';
import { emptyIntroduction, introductionContent, isIntroductionEmpty } from './fields.ts';

export const introduction = defineSection({
  name: 'introduction',
  kind: 'record',
  content: introductionContent,
  command: introductionCommand,
  events: introductionEvents,
  empty: emptyIntroduction,
  isEmpty: isIntroductionEmpty,
  decide: decideIntroduction,
  evolve: evolveIntroduction,
  changes: introductionChanges,
});
