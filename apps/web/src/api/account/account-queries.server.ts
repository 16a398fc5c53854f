import { myPortfolio, planOf } from '@palmares/db/read-models';
import { goneVideos } from '@palmares/db/videos';
import { planAt } from '@palmares/domain/plan';
import { isSectionEmpty, sectionNames, sections } from '@palmares/domain/portfolio';
import { TRPCError } from '@trpc/server';
import type { Services } from '../transport/services.server.ts';
import { goneAmong } from './gone-among.ts';

const planNow = async ({ database }: Services, athleteId: string) =>
  planAt((await planOf(database.kysely, athleteId)).state, new Date());

const accountOf = async ({ accounts, database }: Services, athleteId: string) => {
  const account = await accounts.findAccount(database.kysely, athleteId);
  if (!account) throw new TRPCError({ code: 'UNAUTHORIZED' });
  return account;
};

export const myAccount = async (services: Services, athleteId: string) => {
  const [account, plan] = await Promise.all([accountOf(services, athleteId), planNow(services, athleteId)]);
  const { firstName, lastName, email, emailVerified } = account;
  return { firstName, lastName, email, emailVerified, plan };
};

export const verificationOf = async (services: Services, athleteId: string) => {
  const { email, emailVerified } = await accountOf(services, athleteId);
  const mail = await services.accounts.verificationMail(services.database.kysely, athleteId);
  return { email, emailVerified, mail: mail ?? null };
};

const hasLiveLink = async ({ sharing, database }: Services, athleteId: string): Promise<boolean> => {
  // The dashboard shows no tokens, so none is decrypted.
  const links = await sharing.linksOf(database.kysely, { athleteId, unseal: () => '' });
  const now = new Date();
  return links.some(({ revokedAt, expiresAt }) => revokedAt === null && (expiresAt === null || expiresAt > now));
};

/** The progress that the dashboard's checklist shows. */
export const onboardingOf = async (services: Services, athleteId: string) => {
  const { database, log } = services;
  const [account, portfolio, plan, linked, gone] = await Promise.all([
    accountOf(services, athleteId),
    myPortfolio(database.kysely, log, { athleteId }),
    planNow(services, athleteId),
    hasLiveLink(services, athleteId),
    goneVideos(database.kysely, athleteId),
  ]);
  return {
    firstName: account.firstName,
    emailVerified: account.emailVerified,
    written: sectionNames.filter((name) => !isSectionEmpty(portfolio, name)),
    optional: sectionNames.filter((name) => sections[name].optional),
    isPublic: plan === 'athlete' && linked,
    hasPlan: plan === 'athlete',
    goneVideos: goneAmong(portfolio.sections.highlights.content, gone),
    isLapsed: plan !== 'athlete' && linked,
  };
};
