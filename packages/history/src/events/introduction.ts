import type { SectionContent, SectionEvent } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import { readSection } from '../sections/index.ts';
import { excerpt } from '../voice.ts';
import { changedFields, type SectionSentence, type Sentences, say, sentenceFor } from './sentence.ts';

type Introduction = SectionContent<'introduction'>;

const written = { athlete: m.athlete_introduction_written, support: m.support_introduction_written };
const changed = { athlete: m.athlete_introduction_changed, support: m.support_introduction_changed };
const emptied = { athlete: m.athlete_introduction_emptied, support: m.support_introduction_emptied };

const isEmpty = (content: Introduction): boolean => Object.values(content).every((value) => value === '');

const sentences: Sentences<SectionEvent<'introduction'>, Introduction> = {
  IntroductionWritten(data, before, voice) {
    const { language } = voice;
    if (isEmpty(data)) return say(emptied, {}, voice);
    if (isEmpty(before)) return say(written, { text: excerpt(data.intro, language) }, voice);
    const fieldsOf = (content: Introduction) => readSection('introduction', content, language).fields;
    return say(changed, { changes: changedFields(fieldsOf(before), fieldsOf(data), language) }, voice);
  },
};

export const introductionSentence: SectionSentence<'introduction'> = (event, before, voice) =>
  sentenceFor(sentences, event, before, voice);
