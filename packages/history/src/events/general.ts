import { type SectionContent, type SectionEvent, sections } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import { readSection } from '../sections/index.ts';
import { changedFields, type SectionSentence, type Sentences, say, sentenceFor } from './sentence.ts';

type General = SectionContent<'general'>;

const written = { athlete: m.athlete_general_written, support: m.support_general_written };
const changed = { athlete: m.athlete_general_changed, support: m.support_general_changed };
const emptied = { athlete: m.athlete_general_emptied, support: m.support_general_emptied };

const sentences: Sentences<SectionEvent<'general'>, General> = {
  GeneralWritten(data, before, voice) {
    const { language } = voice;
    if (sections.general.isEmpty(data)) return say(emptied, {}, voice);
    if (sections.general.isEmpty(before)) return say(written, {}, voice);
    const fieldsOf = (content: General) => readSection('general', content, language).fields;
    return say(changed, { changes: changedFields(fieldsOf(before), fieldsOf(data), language) }, voice);
  },
};

export const generalSentence: SectionSentence<'general'> = (event, before, voice) =>
  sentenceFor(sentences, event, before, voice);
