import { defineSection } from '../section.ts';
import { mottoChanges } from './changes.ts';
import { decideMotto, mottoCommand } from './decide.ts';
import { mottoEvents } from './events.ts';
import { evolveMotto } from './evolve.ts';
import { emptyMotto, isMottoEmpty, mottoContent } from './fields.ts';

export const motto = defineSection({
  name: 'motto',
  kind: 'text',
  content: mottoContent,
  command: mottoCommand,
  events: mottoEvents,
  empty: emptyMotto,
  isEmpty: isMottoEmpty,
  decide: decideMotto,
  evolve: evolveMotto,
  changes: mottoChanges,
});
