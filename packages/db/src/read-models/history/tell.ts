import { type Metadata, registeredEvent } from '@palmares/domain/events';
import type { Language } from '@palmares/domain/kernel';
import {
  asForgotten,
  contactOfEvent,
  type PortfolioEvent,
  type SectionName,
  type SectionStates,
} from '@palmares/domain/portfolio';
import { portfolioWords } from '@palmares/history/events';

export type Words = Readonly<Record<Language, string>>;

/** Cause of an event from its athlete's point of view: themselves, an operator, or a program. */
export type By = 'you' | 'support' | 'system';

export interface Told {
  readonly section: SectionName | null;
  readonly by: By;
  /** The athlete's browser and system; null if unknown, or if somebody else did it. */
  readonly device: string | null;
  readonly words: Words;
  /** The contact that the words may name, and the words to show once that contact is forgotten. */
  readonly contact: { readonly id: string; readonly wordsWithout: Words } | null;
}

const byOf = ({ actor }: Metadata): By => {
  if (actor.kind === 'athlete') return 'you';
  return actor.kind === 'operator' ? 'support' : 'system';
};

const deviceOf = ({ actor, device }: Metadata): string | null =>
  actor.kind === 'athlete' && device !== 'unknown' ? device : null;

const wordsOf = (event: PortfolioEvent, sections: SectionStates): Words => {
  // No sentence about a portfolio has a time of day.
  const words = (language: Language) =>
    portfolioWords(event, { sections }, { audience: 'athlete', language, timeZone: 'UTC' });
  return { en: words('en'), 'fr-ca': words('fr-ca') };
};

export const sectionOfEvent = ({ type }: PortfolioEvent): SectionName | null => registeredEvent(type)?.section ?? null;

/** Describes an event in words for its athlete, given the sections before it. */
export const tell = (
  { event, metadata }: { readonly event: PortfolioEvent; readonly metadata: Metadata },
  sections: SectionStates,
): Told => {
  const contactId = contactOfEvent(event);
  const without = contactId === null ? null : asForgotten({ event, sections }, contactId);
  return {
    section: sectionOfEvent(event),
    by: byOf(metadata),
    device: deviceOf(metadata),
    words: wordsOf(event, sections),
    contact: contactId && without ? { id: contactId, wordsWithout: wordsOf(without.event, without.sections) } : null,
  };
};
