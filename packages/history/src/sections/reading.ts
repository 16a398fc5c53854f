import type { Language } from '@palmares/domain/kernel';
import type { DraftContent, SectionName } from '@palmares/domain/portfolio';
import type { Gender } from '@palmares/domain/sections';
import { inLanguage } from '../voice.ts';

/** One value with its label from the athlete's screen. */
export interface FieldReading {
  readonly key: string;
  readonly label: string;
  /** The stored value. */
  readonly value: string;
  /** The displayed value; for a choice, its label. */
  readonly says: string;
}

/** One item of a list, identified by its id across changes. */
export interface ItemReading {
  readonly id: string;
  /** A name in one line, to use in a sentence. */
  readonly name: string;
  /** The lines of its card: what it is, then details. */
  readonly lines: readonly string[];
  readonly fields: readonly FieldReading[];
}

export interface ListReading {
  /** Its path in the section's content, for programs. */
  readonly path: readonly string[];
  /** Its title, with its season if it has one. */
  readonly label: string;
  readonly items: readonly ItemReading[];
}

export interface SectionReading {
  readonly fields: readonly FieldReading[];
  readonly lists: readonly ListReading[];
}

/** Describes how to read a section: its title and its content, including unfinished drafts. */
export interface SectionWords<Name extends SectionName = SectionName> {
  title(language: Language): string;
  /** `gender` is that of the events in which the athlete competes, for French words of sport; null while unknown. */
  read(content: DraftContent<Name>, language: Language, gender: Gender | null): SectionReading;
}

type Message = (inputs: Record<string, never>, options: { readonly locale: Language }) => string;

/** Describes how to read one field of a record. */
interface FieldWords<Of> {
  label(of: Of): Message;
  says?(of: Of, language: Language): string;
}

/** Every field except the id, in the order of the screen. A field without a label does not compile. */
export type RecordWords<Of> = { readonly [Key in Exclude<keyof Of, 'id'>]: FieldWords<Of> };

/** Describes a text field, which reads as it is stored. */
export const text = (label: Message) => ({ label: () => label });

/** Describes a choice, which is stored as an id and reads as its label. */
export const choice = <Of>(label: (of: Of) => Message, says: (of: Of, language: Language) => string) => ({
  label,
  says,
});

/** Joins the parts that are not empty. */
export const joined = (separator: string, ...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(separator);

const withSortedKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

/** Converts a value to comparable text. Sorts keys, because the database does not keep their order. */
const stored = (value: unknown): string => {
  if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return '';
  return typeof value === 'string' ? value : JSON.stringify(value, withSortedKeys);
};

export const readRecord = <Of, Key extends keyof Of>(
  words: { readonly [One in Key]: FieldWords<Of> },
  of: Of,
  language: Language,
): readonly FieldReading[] => {
  const fields: FieldReading[] = [];
  for (const key in words) {
    const { label, says } = words[key];
    const value = stored(of[key]);
    fields.push({ key, label: label(of)({}, inLanguage(language)), value, says: says?.(of, language) ?? value });
  }
  return fields;
};
