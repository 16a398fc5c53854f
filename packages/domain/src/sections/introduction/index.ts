import { recordSection } from '../kit/record-section.ts';
import { introductionEvents } from './events.ts';
import { emptyIntroduction, introductionContent } from './fields.ts';

export const introduction = recordSection({
  name: 'introduction',
  noun: 'Introduction',
  content: introductionContent,
  empty: emptyIntroduction,
  events: introductionEvents,
});
