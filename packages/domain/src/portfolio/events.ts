import { z } from 'zod/mini';
import { defineEvent, type EventOf } from '../events/definition.ts';
import { languages } from '../kernel/language.ts';
import type { SectionEvent } from './sections.ts';

const athlete = z.object({
  firstName: z.string(),
  lastName: z.string(),
  dateOfBirth: z.string(),
  place: z.object({ country: z.enum(['can', 'usa']), region: z.string() }),
  /** The language chosen at sign-up. */
  language: z.enum(languages),
});
export type Athlete = z.infer<typeof athlete>;

/** Events of the portfolio that belong to no section. */
export const portfolioOwnEvents = {
  PortfolioStarted: defineEvent('PortfolioStarted', athlete),
  AthleteRenamed: defineEvent('AthleteRenamed', z.object({ firstName: z.string(), lastName: z.string() })),
};

type OwnEvent = EventOf<typeof portfolioOwnEvents>;
export type PortfolioStarted = Extract<OwnEvent, { type: 'PortfolioStarted' }>;
export type AthleteRenamed = Extract<OwnEvent, { type: 'AthleteRenamed' }>;
export type PortfolioEvent = OwnEvent | SectionEvent;
