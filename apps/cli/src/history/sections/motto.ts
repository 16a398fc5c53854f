import { m } from '../../paraglide/messages.js';
import { changedFields, type SectionInWords, textField } from '../reading.ts';
import { excerpt, inLanguage } from '../voice.ts';

export const mottoInWords: SectionInWords<'motto'> = {
  title: (voice) => m.section_motto_title({}, inLanguage(voice)),

  read: ({ motto, explanation }, voice) => ({
    fields: [
      textField('motto', m.motto_motto_label({}, inLanguage(voice)), motto),
      textField('explanation', m.motto_explanation_label({}, inLanguage(voice)), explanation),
    ],
    lists: [],
  }),

  tell({ data }, before, voice) {
    const words = inLanguage(voice);
    if (data.motto === '' && data.explanation === '') return m.event_motto_emptied({}, words);
    if (before.motto === '') return m.event_motto_written({ text: excerpt(data.motto, voice) }, words);
    const changes = changedFields(this.read(before, voice).fields, this.read(data, voice).fields, voice);
    return m.event_motto_changed({ changes }, words);
  },
};
