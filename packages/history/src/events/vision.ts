import type { SectionContent, SectionEvent } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import { readSection } from '../sections/index.ts';
import { excerpt } from '../voice.ts';
import { changedFields, type SectionSentence, type Sentences, say, sentenceFor } from './sentence.ts';

type Vision = SectionContent<'vision'>;

const written = { athlete: m.athlete_vision_written, support: m.support_vision_written };
const changed = { athlete: m.athlete_vision_changed, support: m.support_vision_changed };
const emptied = { athlete: m.athlete_vision_emptied, support: m.support_vision_emptied };

const sentences: Sentences<SectionEvent<'vision'>, Vision> = {
  VisionWritten(data, before, voice) {
    const { language } = voice;
    if (data.dreams === '' && data.plan === '') return say(emptied, {}, voice);
    if (before.dreams === '') return say(written, { text: excerpt(data.dreams, language) }, voice);
    const fieldsOf = (content: Vision) => readSection('vision', content, language).fields;
    return say(changed, { changes: changedFields(fieldsOf(before), fieldsOf(data), language) }, voice);
  },
};

export const visionSentence: SectionSentence<'vision'> = (event, before, voice) =>
  sentenceFor(sentences, event, before, voice);
