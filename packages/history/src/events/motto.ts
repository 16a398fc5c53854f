import type { SectionContent, SectionEvent } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import { readSection } from '../sections/index.ts';
import { excerpt } from '../voice.ts';
import { changedFields, type SectionSentence, type Sentences, say, sentenceFor } from './sentence.ts';

type Motto = SectionContent<'motto'>;

const written = { athlete: m.athlete_motto_written, support: m.support_motto_written };
const changed = { athlete: m.athlete_motto_changed, support: m.support_motto_changed };
const emptied = { athlete: m.athlete_motto_emptied, support: m.support_motto_emptied };

const sentences: Sentences<SectionEvent<'motto'>, Motto> = {
  MottoWritten(data, before, voice) {
    const { language } = voice;
    if (data.motto === '' && data.explanation === '') return say(emptied, {}, voice);
    if (before.motto === '') return say(written, { text: excerpt(data.motto, language) }, voice);
    const fieldsOf = (content: Motto) => readSection('motto', content, language).fields;
    return say(changed, { changes: changedFields(fieldsOf(before), fieldsOf(data), language) }, voice);
  },
};

export const mottoSentence: SectionSentence<'motto'> = (event, before, voice) =>
  sentenceFor(sentences, event, before, voice);
