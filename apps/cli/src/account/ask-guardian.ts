import { askGuardianAgain } from '@palmares/application';
import { accountSummary, createAccounts, GUARDIAN_DAYS } from '@palmares/db/accounts';
import { createJobs } from '@palmares/db/jobs';
import type { languages } from '@palmares/domain/kernel';
import { now } from '../clock.ts';
import { resendConfig } from '../config.ts';
import { findPresentAthlete } from '../history/find-athlete.ts';
import type { RequiredReason } from '../operators/operator.ts';
import { exitCodes, Problem, print } from '../output.ts';
import { changeDatabase } from '../with-database.ts';

export interface AskGuardianOptions extends RequiredReason {
  readonly email: string;
  readonly language?: (typeof languages)[number];
}

interface Asked {
  readonly athleteId: string;
  readonly dryRun: boolean;
}

const problems: Readonly<Record<string, string>> = {
  guardian_not_needed: 'the account needs no new permission: see account show',
  guardian_own_mailbox: 'this is the athlete’s own address',
};

const inWords = ({ athleteId, dryRun }: Asked): string =>
  dryRun
    ? `Would ask a parent or guardian of athlete ${athleteId} for permission again.`
    : `Asked a parent or guardian of athlete ${athleteId}. The link in the email works for ${GUARDIAN_DAYS} days.`;

/** Asks a guardian again, for an athlete who cannot do it on their own page. The address is never logged. */
export const askGuardian = (athlete: string, options: AskGuardianOptions): Promise<void> =>
  changeDatabase(
    { settings: resendConfig, applicationName: 'palmares account ask-guardian', max: 2 },
    options,
    async ({ config: { PALMARES_PEPPER: pepper }, database, record }) => {
      const { email, dryRun = false } = options;
      const { athleteId } = await findPresentAthlete(database.kysely, athlete);
      const account = await accountSummary(database.kysely, athleteId, now());
      const jobs = await createJobs(database);
      const deps = {
        accounts: createAccounts({ pepper, now }),
        database,
        jobs,
        now,
        chargeMailbox: async () => true,
      };
      const request = {
        form: { guardianEmail: email },
        athleteId,
        language: options.language ?? account?.language ?? 'en',
        asker: { device: 'support', address: '127.0.0.1' },
        dryRun,
      };
      const asked = await record(
        { command: 'account ask-guardian', athleteId, arguments: {} },
        () => askGuardianAgain(deps, request),
        ({ ok }) => (ok ? 'done' : 'failed'),
      ).finally(() => jobs.close());
      if (!asked.ok) throw new Problem(problems[asked.refusal.code] ?? 'this is not an email address');
      print(options, { athleteId, dryRun }, inWords);
      return exitCodes.ok;
    },
  );
