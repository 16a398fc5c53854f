import { grantPlan } from '@palmares/application';
import { createAccounts, withdrawGuardian } from '@palmares/db/accounts';
import { createLink, newPublishToken } from '@palmares/db/sharing';
import { guardianTextVersion } from '@palmares/domain/account';
import { uuidv7 } from '@palmares/event-store';
import type { Athletes, BenchAthlete } from '../athletes.ts';
import type { Starting } from '../suite.ts';

const bench = { kind: 'operator', name: 'bench', reason: 'measured', device: null } as const;

/** Grants the plan; a scout's page sees it once it is projected. */
const grant = async ({ log }: Athletes, athleteId: string, until: string | null): Promise<void> => {
  const granted = await grantPlan({ log, now: () => new Date() }, bench, {
    athleteId,
    until,
    commandId: crypto.randomUUID(),
  });
  if (!granted.ok) throw new Error(`No plan was granted: ${granted.refusal.code}`);
};

/** Inserts the row of a link with a dummy for its sealed token, which nobody copies again. */
const insertLink = async ({ database }: Athletes, athleteId: string, expiresAt: Date | null = null) => {
  const link = { linkId: uuidv7(), athleteId, token: newPublishToken(), label: 'bench', passcodeHash: null, expiresAt };
  await database.kysely.transaction().execute((tx) => createLink(tx, { ...link, tokenSealed: Buffer.from('sealed') }));
  return link;
};

const pageOf = (url: string, token: string): string => `${url}/en/athletes/${token}`;

const TIMEOUT_MS = 30_000;
const EVERY_MS = 50;

const untilOpen = async (page: string, { progress }: Pick<Starting, 'progress'>): Promise<void> => {
  progress('waiting until the link opens');
  const began = performance.now();
  while (!(await fetch(page)).ok) {
    if (performance.now() - began > TIMEOUT_MS) throw new Error('The link of the measured athlete does not open');
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
};

/** Returns the address of the page of an athlete with the plan. */
export const sharedPage = async (
  athletes: Athletes,
  url: string,
  { athleteId }: Pick<BenchAthlete, 'athleteId'>,
  starting: Pick<Starting, 'progress'>,
): Promise<string> => {
  await grant(athletes, athleteId, null);
  const page = pageOf(url, (await insertLink(athletes, athleteId)).token);
  await untilOpen(page, starting);
  return page;
};

const SECOND = 1000;
/** Signs the tokens of mails, but sends none. */
const accounts = createAccounts({ pepper: Buffer.alloc(32, 1), now: () => new Date() });

/**
 * Reasons why a link opens nothing. `unknown` never existed; the links of an erased athlete are deleted, so they are
 * unknown too.
 */
export const causes = ['unknown', 'malformed', 'revoked', 'expired', 'lapsed', 'withdrawn'] as const;
export type Cause = (typeof causes)[number];

/** Returns the address of a page that is gone, for each cause. */
export const goneAddresses = async (athletes: Athletes, url: string): Promise<{ readonly [Each in Cause]: string }> => {
  const { kysely } = athletes.database;
  const withPlan = async (until: string | null = null): Promise<string> => {
    const { athleteId } = await athletes.signUp();
    await grant(athletes, athleteId, until);
    return athleteId;
  };
  const revoked = await insertLink(athletes, await withPlan());
  await kysely.updateTable('publish_links').set({ revoked_at: new Date() }).where('id', '=', revoked.linkId).execute();
  const expired = await insertLink(athletes, await withPlan(), new Date(Date.now() - SECOND));
  const lapsed = await insertLink(athletes, await withPlan(new Date(Date.now() + SECOND).toISOString()));
  const guarded = await athletes.signUp({ dateOfBirth: `${new Date().getUTCFullYear() - 12}-01-01` });
  await grant(athletes, guarded.athleteId, null);
  const withdrawn = await insertLink(athletes, guarded.athleteId);
  await kysely.transaction().execute(async (tx) => {
    const guardian = {
      requestId: crypto.randomUUID(),
      email: 'parent@bench.palmares.example',
      language: 'en',
      textVersion: guardianTextVersion,
    } as const;
    await accounts.addGuardian(tx, { athleteId: guarded.athleteId, at: new Date(), ...guardian });
    await withdrawGuardian(
      tx,
      { athleteId: guarded.athleteId, token: accounts.withdrawToken(guardian.requestId) },
      new Date(),
    );
  });
  return {
    unknown: pageOf(url, newPublishToken()),
    malformed: pageOf(url, 'no-such-link'),
    revoked: pageOf(url, revoked.token),
    expired: pageOf(url, expired.token),
    lapsed: pageOf(url, lapsed.token),
    withdrawn: pageOf(url, withdrawn.token),
  };
};
