import { z } from 'zod/mini';
import { defineEvent, type EventOf } from '../events/definition.ts';
import { languages } from '../kernel/language.ts';
import type { SectionEvent } from './sections.ts';

export const athleteData = z.object({
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.string(),
  place: z.object({ country: z.enum(['can', 'usa']), region: z.string() }),
  /** The language chosen at sign-up. */
  language: z.enum(languages),
});
export type Athlete = z.infer<typeof athleteData>;

/** A parent or guardian agreed to the text of this version, by the link that was mailed to them. */
const guardianConsent = z.object({
  textVersion: z.string(),
  language: z.enum(languages),
  method: z.literal('mailed_link'),
  /** Name that the guardian typed. Their address is in no event. */
  guardianName: z.string(),
});
export type GuardianConsent = z.infer<typeof guardianConsent>;

/** Events of the portfolio that belong to no section. */
export const portfolioOwnEvents = {
  PortfolioStarted: defineEvent('PortfolioStarted', athleteData),
  AthleteRenamed: defineEvent('AthleteRenamed', z.object({ firstName: z.string(), lastName: z.string() })),
  GuardianConfirmed: defineEvent('GuardianConfirmed', guardianConsent),
  GuardianWithdrew: defineEvent('GuardianWithdrew', z.object({ method: z.literal('mailed_link') })),
  /** The guardian who withdrew undid that, so the earlier consent counts again. */
  GuardianRestored: defineEvent('GuardianRestored', z.object({ method: z.literal('mailed_link') })),
  GuardianEnded: defineEvent('GuardianEnded', z.object({ reason: z.literal('adult') })),
  OwnConsentGiven: defineEvent('OwnConsentGiven', z.object({ textVersion: z.string() })),
};

export type PortfolioOwnEvent = EventOf<typeof portfolioOwnEvents>;
export type PortfolioStarted = Extract<PortfolioOwnEvent, { type: 'PortfolioStarted' }>;
export type AthleteRenamed = Extract<PortfolioOwnEvent, { type: 'AthleteRenamed' }>;
export type PortfolioEvent = PortfolioOwnEvent | SectionEvent;
