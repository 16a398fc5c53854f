import { recordWithDraft } from '../kit/record-section.ts';
import { academicsEvents } from './events.ts';
import { type AcademicsDraft, academicsContent, emptyAcademics } from './fields.ts';

export const academics = recordWithDraft({
  name: 'academics',
  noun: 'Academics',
  content: academicsContent,
  empty: emptyAcademics,
  draft: (content): AcademicsDraft => content,
  events: academicsEvents,
});
