import type { SectionContent, SectionEvent, SectionName } from '@palmares/domain/portfolio/index';
import { m } from '../paraglide/messages.js';
import { excerpt, inLanguage, type Voice } from './voice.ts';

/** One value with the name that the athlete's screen gives it. */
export interface FieldReading {
  readonly key: string;
  readonly label: string;
  /** As it is stored. */
  readonly value: string;
  /** As a person reads it: a choice by its label. */
  readonly says: string;
}

/** One of several things, known by its id through every change. */
export interface ItemReading {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly FieldReading[];
}

export interface ListReading {
  /** Where it stands in the section's content, for programs. */
  readonly path: readonly string[];
  readonly label: string;
  readonly items: readonly ItemReading[];
}

export interface SectionReading {
  readonly fields: readonly FieldReading[];
  readonly lists: readonly ListReading[];
}

/** How support reads one section: its name, what it holds, and what an event did to it. */
export interface SectionInWords<Name extends SectionName = SectionName> {
  title(voice: Voice): string;
  read(content: SectionContent<Name>, voice: Voice): SectionReading;
  tell(event: SectionEvent<Name>, before: SectionContent<Name>, voice: Voice): string;
}

export const textField = (key: string, label: string, value: string): FieldReading => ({
  key,
  label,
  value,
  says: value,
});

const excerptOf = (field: FieldReading | undefined, voice: Voice): string =>
  field === undefined || field.value === '' ? m.told_nothing({}, inLanguage(voice)) : excerpt(field.says, voice);

/** What an event changed, in one line: each field with what it said before and says after. */
export const changedFields = (
  before: readonly FieldReading[],
  after: readonly FieldReading[],
  voice: Voice,
): string => {
  const earlier = new Map(before.map((field) => [field.key, field]));
  return after
    .filter(({ key, value }) => earlier.get(key)?.value !== value)
    .map((field) =>
      m.told_change(
        {
          field: field.label,
          before: excerptOf(earlier.get(field.key), voice),
          after: excerptOf(field, voice),
        },
        inLanguage(voice),
      ),
    )
    .join('; ');
};
