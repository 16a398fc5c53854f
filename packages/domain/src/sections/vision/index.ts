import { recordSection } from '../kit/record-section.ts';
import { visionEvents } from './events.ts';
import { emptyVision, visionContent } from './fields.ts';

export const vision = recordSection({
  name: 'vision',
  noun: 'Vision',
  content: visionContent,
  empty: emptyVision,
  events: visionEvents,
});
