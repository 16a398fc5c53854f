import { type IdentityEvent, type IdentityState, identityDecider } from '@palmares/domain/identity';
import type { Decider, DomainEvent, Language, Versioned } from '@palmares/domain/kernel';
import { type PlanEvent, type PlanState, planDecider } from '@palmares/domain/plan';
import {
  genderOf,
  type PortfolioEvent,
  type PortfolioOwnEvent,
  type PortfolioState,
  portfolioDecider,
  type SectionName,
  sectionNames,
  sectionOf,
  sections,
} from '@palmares/domain/portfolio';
import { type SharingEvent, type SharingState, sharingDecider } from '@palmares/domain/sharing';
import { m } from '../paraglide/messages.js';
import { sectionTitle } from '../sections/index.ts';
import { inLanguage, type Voice } from '../voice.ts';
import { academicDocumentsSentence } from './academic-documents.ts';
import { academicsSentence } from './academics.ts';
import { contactsSentence } from './contacts.ts';
import { generalSentence } from './general.ts';
import { highlightsSentence } from './highlights.ts';
import { identitySentences } from './identity.ts';
import { identitySectionSentence } from './identity-section.ts';
import { introductionSentence } from './introduction.ts';
import { mottoSentence } from './motto.ts';
import { planSentences } from './plan.ts';
import { portfolioOwnSentences } from './portfolio-own.ts';
import { profilePictureSentence } from './profile-picture.ts';
import { type SectionSentence, sentenceFor } from './sentence.ts';
import { sharingSentences } from './sharing.ts';
import { sportsHistorySentence } from './sports-history.ts';
import { visionSentence } from './vision.ts';
import { workExperienceSentence } from './work-experience.ts';

export { linkWords } from './sharing.ts';

/** The stream kinds that a history covers. */
export const historyKinds = ['portfolio', 'identity', 'sharing', 'plan'] as const;
export type HistoryKind = (typeof historyKinds)[number];

type SectionsBefore = Pick<PortfolioState, 'sections'>;

const sectionSentences: { readonly [Name in SectionName]: SectionSentence<Name> } = {
  introduction: introductionSentence,
  'profile-picture': profilePictureSentence,
  general: generalSentence,
  'sports-history': sportsHistorySentence,
  identity: identitySectionSentence,
  academics: academicsSentence,
  'academic-documents': academicDocumentsSentence,
  highlights: highlightsSentence,
  vision: visionSentence,
  motto: mottoSentence,
  'work-experience': workExperienceSentence,
  contacts: contactsSentence,
};

const sectionEventWords = <Name extends SectionName>(
  name: Name,
  event: PortfolioEvent,
  before: SectionsBefore,
  voice: Voice,
): string | undefined => {
  const section = sections[name];
  if (!section.owns(event)) return undefined;
  const inVoice = { ...voice, gender: genderOf(before.sections) };
  return sectionSentences[name](event, sectionOf(before, name).content, inVoice);
};

const isOwn = (event: PortfolioEvent): event is PortfolioOwnEvent => Object.hasOwn(portfolioOwnSentences, event.type);

/** Returns one sentence for a portfolio event, given the state before it. */
export const portfolioWords = (event: PortfolioEvent, before: SectionsBefore, voice: Voice): string => {
  if (isOwn(event)) return sentenceFor(portfolioOwnSentences, event, before, voice);
  for (const name of sectionNames) {
    const words = sectionEventWords(name, event, before, voice);
    if (words !== undefined) return words;
  }
  throw new Error(`No section has the event ${event.type}`);
};

export const identityWords = (event: IdentityEvent, before: IdentityState, voice: Voice): string =>
  sentenceFor(identitySentences, event, before, voice);

export const sharingWords = (event: SharingEvent, before: SharingState, voice: Voice): string =>
  sentenceFor(sharingSentences, event, before, voice);

export const planWords = (event: PlanEvent, before: PlanState, voice: Voice): string =>
  sentenceFor(planSentences, event, before, voice);

/** Describes the next event of a stream in words. */
type Teller = (recorded: Versioned<DomainEvent>) => string;

const telling =
  <Event extends DomainEvent, State>(
    { initialState, evolve }: Pick<Decider<never, Event, State>, 'initialState' | 'evolve'>,
    words: (event: Event, before: State, voice: Voice) => string,
  ) =>
  (voice: Voice): Teller => {
    let state = initialState;
    return (recorded) => {
      // A stream holds events of its own kind only.
      const own = recorded as Versioned<Event>;
      const says = words(own.event, state, voice);
      state = evolve(state, own);
      return says;
    };
  };

const tellers: Readonly<Record<HistoryKind, (voice: Voice) => Teller>> = {
  portfolio: telling(portfolioDecider, portfolioWords),
  identity: telling(identityDecider, identityWords),
  sharing: telling(sharingDecider, sharingWords),
  plan: telling(planDecider, planWords),
};

/** Returns a function that describes the events of one stream, which must be passed in order from the first. */
export const tellerOf = (kind: HistoryKind, voice: Voice): Teller => tellers[kind](voice);

/** The title of the section or area that an event belongs to. */
export const partWords = (kind: HistoryKind, section: SectionName | null, language: Language): string => {
  if (section) return sectionTitle(section, language);
  const words = {
    portfolio: m.entry_part_portfolio,
    identity: m.identity_title,
    sharing: m.entry_part_sharing,
    plan: m.plan_title,
  };
  return words[kind]({}, inLanguage(language));
};
