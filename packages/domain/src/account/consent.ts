import { endOfDay } from '../kernel/home-day.ts';
import { type AgeFacts, ageOf, ageRulesOf, birthdayAt, consentAge, isAdultAt } from './age.ts';
import { standingVersions } from './legal-versions.ts';

export const guardianStates = ['none', 'confirmed', 'withdrawn', 'ended'] as const;
export type GuardianState = (typeof guardianStates)[number];

/** The consents on which the right to keep and show an athlete's information rests. */
export interface Consent {
  readonly guardian: GuardianState;
  /** True if the athlete consented again at the age of consent. */
  readonly ownConsent: boolean;
}

/** Consent with the version of the guardian's text. */
export interface TextConsent extends Consent {
  /** The version that the guardian agreed to last; null if none did, or it was not recorded. */
  readonly guardianText: string | null;
}

export type ConsentState =
  | 'given'
  | 'guardian_needed'
  | 'guardian_withdrew'
  /** The athlete reached the age of consent, and has days left to agree. */
  | 'own_consent_asked'
  | 'own_consent_overdue';

const OWN_CONSENT_DAYS = 30;

/** When the links close if the athlete has not agreed again: at the end of the thirtieth day. */
export const ownConsentDueAt = ({ dateOfBirth, place }: AgeFacts): Date =>
  endOfDay(birthdayAt(dateOfBirth, place.country, ageRulesOf(place).consent), OWN_CONSENT_DAYS);

export const consentAt = (facts: AgeFacts, { guardian, ownConsent }: Consent, at: Date): ConsentState => {
  const { consent, asksAgain } = ageRulesOf(facts.place);
  if (isAdultAt(facts, at)) return 'given';
  if (guardian === 'withdrawn') return 'guardian_withdrew';
  if (ageOf(facts, at) < consent) return guardian === 'confirmed' ? 'given' : 'guardian_needed';
  if (!asksAgain || guardian !== 'confirmed' || ownConsent) return 'given';
  return at < ownConsentDueAt(facts) ? 'own_consent_asked' : 'own_consent_overdue';
};

/** True if a guardian's consent counts, but was given to a text that described shared pages differently. */
export const isTextOutdated = (facts: AgeFacts, { guardian, guardianText }: TextConsent, at: Date): boolean =>
  guardian === 'confirmed' &&
  ageOf(facts, at) < consentAge(facts.place) &&
  (guardianText === null || !standingVersions('guardian-consent').includes(guardianText));

/** True if the guardian's link still closes links and withdraws the permission. */
export const mayGuardianAct = (facts: AgeFacts, { guardian }: Pick<Consent, 'guardian'>, at: Date): boolean =>
  guardian === 'confirmed' && !isAdultAt(facts, at);

/** True if an account waits for a guardian's agreement, so that the athlete may ask for it. */
export const isGuardianAskedAgain = (facts: AgeFacts, consent: TextConsent, at: Date): boolean =>
  writingRefusal(consentAt(facts, consent, at)) !== undefined || isTextOutdated(facts, consent, at);

export const writingCodes = ['guardian_needed', 'guardian_withdrew'] as const;
export type WritingCode = (typeof writingCodes)[number];
export const publishingCodes = [...writingCodes, 'own_consent_needed', 'publishing_closed'] as const;
export type PublishingCode = (typeof publishingCodes)[number];

/** Why nothing may be written; undefined if it may. */
export const writingRefusal = (state: ConsentState): WritingCode | undefined =>
  state === 'guardian_needed' || state === 'guardian_withdrew' ? state : undefined;

/** Why nothing may be shown to others; undefined if it may. */
export const publishingRefusal = (facts: AgeFacts, consent: Consent, at: Date): PublishingCode | undefined => {
  const state = consentAt(facts, consent, at);
  if (state === 'own_consent_overdue') return 'own_consent_needed';
  const { publishing } = ageRulesOf(facts.place);
  return writingRefusal(state) ?? (ageOf(facts, at) < publishing ? 'publishing_closed' : undefined);
};
