import { recordSection } from '../kit/record-section.ts';
import { mottoEvents } from './events.ts';
import { emptyMotto, mottoContent } from './fields.ts';

export const motto = recordSection({
  name: 'motto',
  noun: 'Motto',
  content: mottoContent,
  empty: emptyMotto,
  events: mottoEvents,
});
