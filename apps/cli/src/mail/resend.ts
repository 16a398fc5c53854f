import { type ResendCode, resendMail } from '@palmares/application';
import { createAccounts } from '@palmares/db/accounts';
import { createJobs, listJobs } from '@palmares/db/jobs';
import { z } from 'zod';
import { resendConfig } from '../config.ts';
import type { RequiredReason } from '../operators/operator.ts';
import { exitCodes, Problem, print } from '../output.ts';
import { changeDatabase } from '../with-database.ts';
import { type ListedMail, listedMail } from './listed-mail.ts';

const refusals: Readonly<Record<ResendCode, string>> = {
  mail_unknown: 'no mail has this id; palmares mail list prints the ids of the last week',
  mail_waiting: 'this mail, or one like it, waits for the worker already',
  mail_not_due: 'what this mail says is no longer so, or its address is no longer this account’s',
  mail_delivered: 'this mail reached its reader, and is not kept',
  secret_expired:
    'the one-time code or link in this mail was used, was replaced or has expired: whom it is for asks for a new one',
  code_requested_recently: 'a code was asked for less than a minute ago: wait, then run this again',
  email_released: 'the address was not confirmed in time, and belongs to another account now',
  email_verified_already: 'the address is confirmed already, so no code is due',
};

const inWords = ({ mailId, mail, dryRun }: ListedMail & { readonly dryRun: boolean }): string =>
  dryRun
    ? `Would hand the mail ${mail} (${mailId}) to the worker again.`
    : `Handed the mail ${mail} (${mailId}) to the worker again. palmares mail list shows what became of it.`;

export const resend = (given: string, options: RequiredReason): Promise<void> => {
  if (!z.uuid().safeParse(given).success) throw new Problem(`${given} is not the id of a mail`, exitCodes.usage);
  const mailId = given.toLowerCase();
  return changeDatabase(
    { settings: resendConfig, applicationName: 'palmares mail resend', max: 2 },
    options,
    async ({ config, database, record }) => {
      const { dryRun = false } = options;
      const accounts = createAccounts({ pepper: config.PALMARES_PEPPER });
      const [mail] = await listJobs(database.kysely, { jobIds: [mailId], limit: 1 });
      const jobs = await createJobs(database);
      const resent = await record(
        { command: 'mail resend', athleteId: mail?.athleteId ?? undefined, arguments: { mail: mailId } },
        () => resendMail({ database, jobs, accounts }, { mailId, dryRun }),
        ({ ok }) => (ok ? 'done' : 'failed'),
      ).finally(() => jobs.close());
      if (!resent.ok) throw new Problem(refusals[resent.refusal.code]);
      print(options, { ...listedMail(resent.value), dryRun }, inWords);
      return exitCodes.ok;
    },
  );
};
