import { type LookCommand, supportLooks } from '@palmares/db/operators';
import { myPortfolio, planOf } from '@palmares/db/read-models';
import { goneVideos } from '@palmares/db/videos';
import type { Language } from '@palmares/domain/kernel';
import { isSubscriptionLive, planAt } from '@palmares/domain/plan';
import { sectionNames, sections, writtenSections } from '@palmares/domain/portfolio';
import { oldNewsOf } from '@palmares/domain/sections';
import { cardPortfolioOf } from '@palmares/domain/shared-portfolio';
import { TRPCError } from '@trpc/server';
import type { Services } from '../transport/services.server.ts';
import type { Session } from '../transport/session-cookie.server.ts';
import { findRemovedVideos } from './find-removed-videos.ts';

const planNow = async ({ database, now }: Services, athleteId: string) =>
  planAt((await planOf(database.kysely, athleteId)).state, now());

const accountOf = async ({ accounts, database }: Services, athleteId: string) => {
  const account = await accounts.findAccount(database.kysely, athleteId);
  if (!account) throw new TRPCError({ code: 'UNAUTHORIZED' });
  return account;
};

export const myAccount = async (services: Services, athleteId: string) => {
  const { database, sharing } = services;
  const [account, plan, emailChange, hasPasscode] = await Promise.all([
    accountOf(services, athleteId),
    planNow(services, athleteId),
    services.accounts.emailChangeOf(database.kysely, athleteId),
    sharing.hasAccountPasscode(database.kysely, athleteId),
  ]);
  const { firstName, lastName, email, emailVerified, emailReleased } = account;
  return {
    firstName,
    lastName,
    email,
    emailVerified,
    emailReleased,
    plan,
    hasPasscode,
    emailChange: emailChange ?? null,
  };
};

export type MyAccount = Awaited<ReturnType<typeof myAccount>>;

/** Returns the session with its live subscriptions; null without a session. */
export const currentSession = async ({ database, now }: Services, session: Session | null) => {
  if (!session) return null;
  const { subscription } = (await planOf(database.kysely, session.athleteId)).state;
  const isLive = subscription !== null && isSubscriptionLive(subscription, now());
  return { ...session, subscriptions: isLive ? [{ id: subscription.id }] : [] };
};

/** Returns the athlete's live sessions, the current one first. */
export const mySessions = async ({ accounts, database }: Services, { athleteId, publicId }: Session) => {
  const sessions = await accounts.sessionsOf(database.kysely, athleteId);
  return sessions
    .map((session) => ({ ...session, isThis: session.publicId === publicId }))
    .sort((one, other) => Number(other.isThis) - Number(one.isThis));
};

export type MySession = Awaited<ReturnType<typeof mySessions>>[number];

const seenBy = { 'history at': 'portfolio', 'history openings': 'opening' } as const satisfies Record<
  LookCommand,
  string
>;

/** Returns when and why support looked at the athlete's portfolio, or at what a visitor saw of it. */
export const mySupportLooks = async ({ database }: Services, athleteId: string) => {
  const looks = await supportLooks(database.kysely, athleteId);
  return looks.map(({ command, ...look }) => ({ ...look, seen: seenBy[command] }));
};

export type MySupportLook = Awaited<ReturnType<typeof mySupportLooks>>[number];

export const verificationOf = async (services: Services, athleteId: string) => {
  const { email, emailVerified, emailReleased } = await accountOf(services, athleteId);
  const mail = await services.accounts.verificationMail(services.database.kysely, athleteId);
  return { email, emailVerified, emailReleased, mail: mail ?? null };
};

interface OnboardingRequest {
  readonly athleteId: string;
  /** The language of the labels on the card. */
  readonly language: Language;
  /** Version of the device's own last edit, which the answer must include. */
  readonly atLeastVersion?: number | undefined;
}

type Portfolio = Awaited<ReturnType<typeof myPortfolio>>;

/** The athlete's card; null until the portfolio has started. */
export const cardOf = ({ athlete, sections }: Portfolio, language: Language, at: Date) =>
  athlete && {
    card: cardPortfolioOf(athlete, sections, { at, language }),
    picture: sections['profile-picture'].content,
  };

/** Returns the data of the dashboard: the athlete's card and the progress of the checklist. */
export const onboardingOf = async (
  services: Services,
  { athleteId, language, atLeastVersion = 0 }: OnboardingRequest,
) => {
  const { database, log, sharing, now } = services;
  const at = now();
  const [account, portfolio, plan, linked, gone] = await Promise.all([
    accountOf(services, athleteId),
    myPortfolio(database.kysely, log, { athleteId, atLeastVersion }),
    planNow(services, athleteId),
    sharing.hasLiveLink(database.kysely, athleteId, at),
    goneVideos(database.kysely, athleteId),
  ]);
  const card = cardOf(portfolio, language, at);
  return {
    version: portfolio.version,
    firstName: account.firstName,
    emailVerified: account.emailVerified,
    emailReleased: account.emailReleased,
    card,
    age: card?.card.age ?? 0,
    written: writtenSections(portfolio),
    optional: sectionNames.filter((name) => sections[name].optional),
    isPublic: plan === 'athlete' && linked,
    hasPlan: plan === 'athlete',
    goneVideos: findRemovedVideos(portfolio.sections.highlights.content, gone),
    oldNews: oldNewsOf(portfolio.sections['sports-history'].content, at),
    isLapsed: plan !== 'athlete' && linked,
  };
};

export type OnboardingAnswer = Awaited<ReturnType<typeof onboardingOf>>;
