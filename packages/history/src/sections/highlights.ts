import type { DraftContent } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import { inLanguage } from '../voice.ts';
import { type RecordWords, readRecord, type SectionWords, text } from './reading.ts';

const fields: RecordWords<DraftContent<'highlights'>> = {
  firstVideo: text(m.highlights_first_video_label),
  firstTitle: text(m.highlights_first_title_label),
  secondVideo: text(m.highlights_second_video_label),
  secondTitle: text(m.highlights_second_title_label),
  channel: text(m.highlights_channel_label),
};

export const highlightsWords: SectionWords<'highlights'> = {
  title: (language) => m.section_highlights_title({}, inLanguage(language)),
  read: (content, language) => ({ fields: readRecord(fields, content, language), lists: [] }),
};
