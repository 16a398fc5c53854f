import { type ResendCode, resendMail } from '@palmares/application';
import { createAccounts } from '@palmares/db/accounts';
import { createJobs, listJobs } from '@palmares/db/jobs';
import { z } from 'zod';
import { now } from '../clock.ts';
import { resendConfig } from '../config.ts';
import type { RequiredReason } from '../operators/operator.ts';
import { exitCodes, Problem, print } from '../output.ts';
import { changeDatabase } from '../with-database.ts';
import { type ListedMail, listedMail } from './listed-mail.ts';

const refusals: Readonly<Record<ResendCode, string>> = {
  mail_unknown: 'no email has this id; palmares mail list prints the ids of the last week',
  mail_waiting: 'this email, or one like it, is already waiting for the worker',
  mail_not_due: 'what this email says is no longer true, or its address no longer belongs to this account',
  mail_delivered: 'this email was delivered, and no copy was kept',
  secret_expired:
    'the one-time code or link in this email was used, was replaced or has expired: its reader must ask for a new one',
  code_requested_recently: 'a code was asked for less than a minute ago: wait, then run this again',
  email_released: 'the email was not verified in time, and now belongs to another account',
  email_verified_already: 'the email is already verified, so no code is needed',
};

const inWords = ({ mailId, mail, dryRun }: ListedMail & { readonly dryRun: boolean }): string =>
  dryRun
    ? `Would hand the email ${mail} (${mailId}) to the worker again.`
    : `Handed the email ${mail} (${mailId}) to the worker again. palmares mail list shows whether it was sent.`;

export const resend = (given: string, options: RequiredReason): Promise<void> => {
  if (!z.uuid().safeParse(given).success) throw new Problem(`${given} is not the id of an email`, exitCodes.usage);
  const mailId = given.toLowerCase();
  return changeDatabase(
    { settings: resendConfig, applicationName: 'palmares mail resend', max: 2 },
    options,
    async ({ config, database, record }) => {
      const { dryRun = false } = options;
      const accounts = createAccounts({ pepper: config.PALMARES_PEPPER, now });
      const [mail] = await listJobs(database.kysely, { jobIds: [mailId], limit: 1 });
      const jobs = await createJobs(database);
      const resent = await record(
        { command: 'mail resend', athleteId: mail?.athleteId ?? undefined, arguments: { mail: mailId } },
        () => resendMail({ database, jobs, accounts, now }, { mailId, dryRun }),
        ({ ok }) => (ok ? 'done' : 'failed'),
      ).finally(() => jobs.close());
      if (!resent.ok) throw new Problem(refusals[resent.refusal.code]);
      print(options, { ...listedMail(resent.value), dryRun }, inWords);
      return exitCodes.ok;
    },
  );
};
