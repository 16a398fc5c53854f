import type { DraftContent } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import { inLanguage } from '../voice.ts';
import { type RecordWords, readRecord, type SectionWords, text } from './reading.ts';

const fields: RecordWords<DraftContent<'vision'>> = {
  dreams: text(m.vision_dreams_label),
  plan: text(m.vision_plan_label),
};

export const visionWords: SectionWords<'vision'> = {
  title: (language) => m.section_vision_title({}, inLanguage(language)),
  read: (content, language) => ({ fields: readRecord(fields, content, language), lists: [] }),
};
