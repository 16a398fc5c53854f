import {
  answerGuardian,
  askGuardianAgain,
  createAthlete,
  editSection,
  grantPlan,
  publish,
} from '@palmares/application';
import { markEmailVerified } from '@palmares/db/accounts';
import { planOf } from '@palmares/db/read-models';
import { within } from '@palmares/db/testing';
import { guardianTextVersion, termsVersion } from '@palmares/domain/account';
import { type Plan, planAt } from '@palmares/domain/plan';
import { vi } from 'vitest';
import { type CommandDeps, done, operator } from './command-deps.ts';
import { athlete } from './served-links.ts';

export interface PublishedLink {
  readonly athleteId: string;
  readonly linkId: string;
  readonly token: string;
}

export const actorOf = (athleteId: string) => ({ kind: 'athlete', athleteId, device: null }) as const;

/** Waits until pages see the plan. */
export const untilPlanIs = (
  { database, now }: CommandDeps,
  { athleteId, plan }: { readonly athleteId: string; readonly plan: Plan },
): Promise<unknown> =>
  vi.waitUntil(async () => planAt((await planOf(database.kysely, athleteId)).state, now()) === plan, {
    timeout: within(20_000),
  });

const startPortfolio = async (deps: CommandDeps, dateOfBirth: string): Promise<string> => {
  const { keyring, now } = deps;
  const person = {
    ...athlete,
    dateOfBirth,
    place: { country: 'can', region: 'ON' },
    language: 'fr-ca',
    email: `${crypto.randomUUID()}@example.com`,
    passwordHash: 'a-password-hash',
    termsVersion,
  } as const;
  return deps.log.transaction(async (tx, log) => {
    const { athleteId } = done(await createAthlete({ tx, log, keyring }, person, { device: null, at: now() }));
    await markEmailVerified(tx, athleteId);
    return athleteId;
  });
};

const introduce = async (deps: CommandDeps, athleteId: string): Promise<void> => {
  const content = { greetingsLine1: 'Bonjour!', greetingsLine2: '', shortDesc: '', intro: 'Je patine.' };
  const edit = { section: 'introduction', basedOn: 0, change: { type: 'WriteIntroduction', content } };
  done(await editSection(deps, actorOf(athleteId), { commandId: crypto.randomUUID(), edit }));
};

const publishFor = async (deps: CommandDeps, athleteId: string): Promise<PublishedLink> => {
  await introduce(deps, athleteId);
  done(await grantPlan(deps, operator, { athleteId, until: null, commandId: crypto.randomUUID() }));
  await untilPlanIs(deps, { athleteId, plan: 'athlete' });
  const linkId = crypto.randomUUID();
  const terms = { label: 'Coach Roy', passcode: { kind: 'none' }, parts: null, days: null } as const;
  const commandId = crypto.randomUUID();
  const { token } = done(await publish(deps, actorOf(athleteId), { commandId, linkId, ...terms }));
  return { athleteId, linkId, token };
};

/** Publishes the portfolio of an adult. */
export const publishLink = async (deps: CommandDeps): Promise<PublishedLink> =>
  publishFor(deps, await startPortfolio(deps, '2001-03-04'));

/** Asks a guardian by mail, who agrees. Returns the token by which they can withdraw. */
const agreeAsGuardian = async (deps: CommandDeps, athleteId: string): Promise<string> => {
  const asked = { language: 'en', asker: { device: 'Firefox', address: '192.0.2.1' } } as const;
  const form = { guardianEmail: 'parent@example.com' };
  const { requestId } = done(
    await askGuardianAgain({ ...deps, chargeMailbox: async () => true }, { athleteId, form, ...asked }),
  );
  const mail = await deps.accounts.guardianMail(deps.database.kysely, requestId);
  if (!mail) throw new Error('There is no mail to the guardian');
  const browser = { asker: { device: 'Safari', address: '198.51.100.1' }, ownRequest: undefined, sessionOf: undefined };
  const agreed = { form: { guardianName: 'Lise Thibaudeau', agreed: true }, textVersion: guardianTextVersion };
  done(await answerGuardian(deps, { token: mail.requestToken, ...agreed, ...browser }));
  return mail.withdrawToken;
};

/** Publishes the portfolio of a child of 12 whose guardian agreed. */
export const publishChildsLink = async (
  deps: CommandDeps,
): Promise<PublishedLink & { readonly withdrawToken: string }> => {
  const athleteId = await startPortfolio(deps, `${deps.now().getUTCFullYear() - 12}-01-01`);
  const withdrawToken = await agreeAsGuardian(deps, athleteId);
  return { ...(await publishFor(deps, athleteId)), withdrawToken };
};
