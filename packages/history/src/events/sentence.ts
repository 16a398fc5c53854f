import type { Language } from '@palmares/domain/kernel';
import type { SectionContent, SectionEvent, SectionName } from '@palmares/domain/portfolio';
import type { Gender } from '@palmares/domain/sections';
import type { FieldReading } from '../sections/reading.ts';
import { type Audience, changeWords, excerpt, inLanguage, nothingWords, type Voice } from '../voice.ts';

/** One message per audience. */
type Sentence<Inputs> = Readonly<Record<Audience, (inputs: Inputs, options: { readonly locale: Language }) => string>>;

export const say = <Inputs>(sentence: Sentence<Inputs>, inputs: Inputs, { audience, language }: Voice): string =>
  sentence[audience](inputs, inLanguage(language));

interface AnyEvent {
  readonly type: string;
  readonly data: unknown;
}

export type DataOf<Event extends AnyEvent> = { readonly [One in Event as One['type']]: One['data'] };

/** A sentence for each event type, given the state before it. A type without a sentence does not compile. */
export type Sentences<Event extends AnyEvent, State, In extends Voice = Voice> = {
  readonly [Type in keyof DataOf<Event>]: (data: DataOf<Event>[Type], before: State, voice: In) => string;
};

/** Writes the sentence for one event. The type parameters tie an event's type to its data. */
export const sentenceFor = <Data, State, Type extends keyof Data, In extends Voice>(
  sentences: { readonly [One in keyof Data]: (data: Data[One], before: State, voice: In) => string },
  event: { readonly type: Type; readonly data: Data[Type] },
  before: State,
  voice: In,
): string => sentences[event.type](event.data, before, voice);

/** The voice of a section's sentences. */
export interface SectionVoice extends Voice {
  /** The gender whose events the athlete competes in, for French words of sport; null while unknown. */
  readonly gender: Gender | null;
}

/** Writes one sentence for a section's event, given the section's content before it. */
export type SectionSentence<Name extends SectionName> = (
  event: SectionEvent<Name>,
  before: SectionContent<Name>,
  voice: SectionVoice,
) => string;

const excerptOf = (field: FieldReading | undefined, language: Language): string =>
  field === undefined || field.value === '' ? nothingWords(language) : excerpt(field.says, language);

/** Lists what an event changed in one line: each field with its value before and after. */
export const changedFields = (
  before: readonly FieldReading[],
  after: readonly FieldReading[],
  language: Language,
): string => {
  const earlier = new Map(before.map((field) => [field.key, field]));
  return after
    .filter(({ key, value }) => earlier.get(key)?.value !== value)
    .map((field) =>
      changeWords(
        {
          field: field.label,
          before: excerptOf(earlier.get(field.key), language),
          after: excerptOf(field, language),
        },
        language,
      ),
    )
    .join('; ');
};
