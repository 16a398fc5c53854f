import { type SectionContent, type SectionEvent, sections } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import { readSection } from '../sections/index.ts';
import { excerpt } from '../voice.ts';
import { changedFields, type SectionSentence, type Sentences, say, sentenceFor } from './sentence.ts';

type Highlights = SectionContent<'highlights'>;

const written = { athlete: m.athlete_highlights_written, support: m.support_highlights_written };
const changed = { athlete: m.athlete_highlights_changed, support: m.support_highlights_changed };
const emptied = { athlete: m.athlete_highlights_emptied, support: m.support_highlights_emptied };

const { isEmpty } = sections.highlights;

/** The first value that identifies the highlights: a title, or the link itself. */
const nameOf = ({ firstTitle, firstVideo, secondTitle, secondVideo, channel }: Highlights): string =>
  firstTitle || firstVideo || secondTitle || secondVideo || channel;

const sentences: Sentences<SectionEvent<'highlights'>, Highlights> = {
  HighlightsWritten(data, before, voice) {
    const { language } = voice;
    if (isEmpty(data)) return say(emptied, {}, voice);
    if (isEmpty(before)) return say(written, { text: excerpt(nameOf(data), language) }, voice);
    const fieldsOf = (content: Highlights) => readSection('highlights', content, language).fields;
    return say(changed, { changes: changedFields(fieldsOf(before), fieldsOf(data), language) }, voice);
  },
};

export const highlightsSentence: SectionSentence<'highlights'> = (event, before, voice) =>
  sentenceFor(sentences, event, before, voice);
