import { m } from '../../paraglide/messages.js';
import { changedFields, type SectionInWords, textField } from '../reading.ts';
import { excerpt, inLanguage } from '../voice.ts';

export const introductionInWords: SectionInWords<'introduction'> = {
  title: (voice) => m.section_introduction_title({}, inLanguage(voice)),

  read(content, voice) {
    const words = inLanguage(voice);
    return {
      fields: [
        textField('greetingsLine1', m.introduction_greetings_line1_label({}, words), content.greetingsLine1),
        textField('greetingsLine2', m.introduction_greetings_line2_label({}, words), content.greetingsLine2),
        textField('shortDesc', m.introduction_short_desc_label({}, words), content.shortDesc),
        textField('intro', m.introduction_intro_label({}, words), content.intro),
      ],
      lists: [],
    };
  },

  tell({ data }, before, voice) {
    const words = inLanguage(voice);
    const empty = (content: typeof before) => Object.values(content).every((value) => value === '');
    if (empty(data)) return m.event_introduction_emptied({}, words);
    if (empty(before)) return m.event_introduction_written({ text: excerpt(data.intro, voice) }, words);
    const changes = changedFields(this.read(before, voice).fields, this.read(data, voice).fields, voice);
    return m.event_introduction_changed({ changes }, words);
  },
};
