import type { SectionContent, SectionEvent } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import { readSection } from '../sections/index.ts';
import { changedFields, type SectionSentence, type Sentences, say, sentenceFor } from './sentence.ts';

type ShownParts = SectionContent<'identity'>;

const written = { athlete: m.athlete_identity_parts_written, support: m.support_identity_parts_written };

const sentences: Sentences<SectionEvent<'identity'>, ShownParts> = {
  ShownIdentityPartsWritten(data, before, voice) {
    const { language } = voice;
    const fieldsOf = (content: ShownParts) => readSection('identity', content, language).fields;
    return say(written, { changes: changedFields(fieldsOf(before), fieldsOf(data), language) }, voice);
  },
};

export const identitySectionSentence: SectionSentence<'identity'> = (event, before, voice) =>
  sentenceFor(sentences, event, before, voice);
