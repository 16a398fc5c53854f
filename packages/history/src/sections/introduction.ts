import type { DraftContent } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import { inLanguage } from '../voice.ts';
import { type RecordWords, readRecord, type SectionWords, text } from './reading.ts';

const fields: RecordWords<DraftContent<'introduction'>> = {
  greetingsLine1: text(m.introduction_greetings_line1_label),
  greetingsLine2: text(m.introduction_greetings_line2_label),
  shortDesc: text(m.introduction_short_desc_label),
  intro: text(m.introduction_intro_label),
};

export const introductionWords: SectionWords<'introduction'> = {
  title: (language) => m.section_introduction_title({}, inLanguage(language)),
  read: (content, language) => ({ fields: readRecord(fields, content, language), lists: [] }),
};
