import { recordSection } from '../kit/record-section.ts';
import { highlightsEvents } from './events.ts';
import { emptyHighlights, highlightsContent, videoPlaces } from './fields.ts';

export const highlights = recordSection({
  name: 'highlights',
  noun: 'Highlights',
  content: highlightsContent,
  empty: emptyHighlights,
  events: highlightsEvents,
  linkedFields: videoPlaces.map(({ link, title }) => [link, title]),
});
