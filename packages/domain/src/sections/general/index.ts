import { recordWithDraft } from '../kit/record-section.ts';
import { generalEvents } from './events.ts';
import { emptyGeneral, type GeneralDraft, generalContent } from './fields.ts';

export const general = recordWithDraft({
  name: 'general',
  noun: 'General',
  content: generalContent,
  empty: emptyGeneral,
  draft: (content): GeneralDraft => content,
  events: generalEvents,
});
