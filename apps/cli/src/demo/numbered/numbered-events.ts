import { randomUUID } from 'node:crypto';
import { type DemoAthlete, dateOfBirthOf, demoAnswers, type NumberedAthlete } from '@palmares/domain/demo';
import { type IdentityEvent, identityDecider, scoringRule } from '@palmares/domain/identity';
import { bank, banks } from '@palmares/domain/identity/bank';
import { type PlanEvent, planDecider } from '@palmares/domain/plan';
import { type PortfolioEvent, portfolioDecider, type SectionName, sectionEdit } from '@palmares/domain/portfolio';
import { type PublishPortfolio, type SharingEvent, sharingDecider } from '@palmares/domain/sharing';
import { editsOf } from '../write-missing-sections.ts';
import { inMemory } from './in-memory.ts';

export interface NumberedEvents {
  readonly portfolio: readonly PortfolioEvent[];
  readonly identity: readonly IdentityEvent[];
  readonly plan: readonly PlanEvent[];
  readonly sharing: readonly SharingEvent[];
  /** The links that the sharing events publish. */
  readonly links: readonly PublishPortfolio[];
}

export const GRANT_REASON = 'demo athlete';

const MINUTE = 60_000;
/** Minutes since the athlete began the test; longer than an attempt may last. */
const TEST_MINUTES_AGO = 24 * 60;
const SECONDS_PER_ANSWER = 15;

const portfolioOf = (athlete: DemoAthlete, written: readonly SectionName[], at: Date): readonly PortfolioEvent[] => {
  const { firstName, lastName, place, language } = athlete;
  const { events, handle } = inMemory(portfolioDecider);
  const dateOfBirth = dateOfBirthOf(athlete, at);
  handle({ type: 'StartPortfolio', firstName, lastName, dateOfBirth, place, language }, { at });
  for (const edit of editsOf(athlete, at, written))
    handle(sectionEdit.parse({ ...edit, basedOn: events.length }), { at });
  return events;
};

const identityOf = ({ character }: DemoAthlete, at: Date): readonly IdentityEvent[] => {
  const { events, handle } = inMemory(identityDecider);
  const attemptId = randomUUID();
  const begun = at.getTime() - TEST_MINUTES_AGO * MINUTE;
  const context = (seconds: number) => ({
    at: new Date(begun + seconds * 1000),
    banks,
    rule: scoringRule,
    seed: character.seed,
  });
  handle({ type: 'StartAttempt', attemptId }, context(0));
  const answers = demoAnswers(bank, character);
  for (const [before, answer] of answers.entries())
    handle({ type: 'AnswerQuestion', attemptId, answer }, context((before + 1) * SECONDS_PER_ANSWER));
  handle({ type: 'FinishAttempt', attemptId }, context((answers.length + 1) * SECONDS_PER_ANSWER));
  return events;
};

const planOf = (at: Date): readonly PlanEvent[] => {
  const { events, handle } = inMemory(planDecider);
  handle({ type: 'GrantPlan', until: null, reason: GRANT_REASON }, { at });
  return events;
};

/** Every second link has a passcode of its own. */
const linksOf = ({ links }: NumberedAthlete): readonly PublishPortfolio[] =>
  links.map((label, index) => ({
    type: 'PublishPortfolio',
    linkId: randomUUID(),
    label,
    passcode: index % 2 === 0 ? 'none' : 'own',
    days: null,
    parts: null,
  }));

/** All that the athlete did, as the deciders of the product accept it. */
export const numberedEvents = (athlete: NumberedAthlete, at: Date): NumberedEvents => {
  const links = linksOf(athlete);
  const sharing = inMemory(sharingDecider);
  for (const link of links) sharing.handle(link, { plan: 'athlete', emailVerified: true, ageRefusal: null, at });
  return {
    portfolio: portfolioOf(athlete, athlete.written, at),
    identity: athlete.hasTakenTest ? identityOf(athlete, at) : [],
    plan: links.length > 0 ? planOf(at) : [],
    sharing: sharing.events,
    links,
  };
};
