import { type SectionContent, type SectionEvent, sections } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import { readSection } from '../sections/index.ts';
import { excerpt } from '../voice.ts';
import { changedFields, type SectionSentence, type Sentences, say, sentenceFor } from './sentence.ts';

type Academics = SectionContent<'academics'>;

const written = { athlete: m.athlete_academics_written, support: m.support_academics_written };
const changed = { athlete: m.athlete_academics_changed, support: m.support_academics_changed };
const emptied = { athlete: m.athlete_academics_emptied, support: m.support_academics_emptied };

const { isEmpty } = sections.academics;

const sentences: Sentences<SectionEvent<'academics'>, Academics> = {
  AcademicsWritten(data, before, voice) {
    const { language } = voice;
    if (isEmpty(data)) return say(emptied, {}, voice);
    if (isEmpty(before)) return say(written, { school: excerpt(data.school, language) }, voice);
    const fieldsOf = (content: Academics) => readSection('academics', content, language).fields;
    return say(changed, { changes: changedFields(fieldsOf(before), fieldsOf(data), language) }, voice);
  },
};

export const academicsSentence: SectionSentence<'academics'> = (event, before, voice) =>
  sentenceFor(sentences, event, before, voice);
