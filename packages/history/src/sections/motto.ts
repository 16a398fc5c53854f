import type { DraftContent } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import { inLanguage } from '../voice.ts';
import { type RecordWords, readRecord, type SectionWords, text } from './reading.ts';

const fields: RecordWords<DraftContent<'motto'>> = {
  motto: text(m.motto_motto_label),
  explanation: text(m.motto_explanation_label),
};

export const mottoWords: SectionWords<'motto'> = {
  title: (language) => m.section_motto_title({}, inLanguage(language)),
  read: (content, language) => ({ fields: readRecord(fields, content, language), lists: [] }),
};
