import { type ListedJob, listJobs, mailQueues } from '@palmares/db/jobs';
import { findConfig } from '../config.ts';
import { findPresentAthlete } from '../history/find-athlete.ts';
import { exitCodes, type OutputOptions, Problem, print, table } from '../output.ts';
import { withDatabase } from '../with-database.ts';
import { type ListedMail, listedMail } from './listed-mail.ts';

interface ListOptions extends OutputOptions {
  readonly failed?: boolean;
  readonly limit: number;
}

interface Listed {
  readonly mails: readonly ListedMail[];
  readonly more: boolean;
}

const second = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`;

const inWords = ({ mails, more }: Listed): string =>
  [
    mails.length === 0
      ? 'No emails of the last week match.'
      : table(
          ['id', 'mail', 'state', 'asked for', 'ended', 'athlete', 'error'],
          mails.map(({ mailId, mail, state, askedAt, endedAt, athleteId, error }) => [
            mailId,
            mail,
            state,
            second(askedAt),
            endedAt ? second(endedAt) : '–',
            athleteId ?? '–',
            error ?? '',
          ]),
        ),
    ...(more ? ['There are more: pass a higher --limit.'] : []),
  ].join('\n');

export const listMails = async (
  athlete: string | undefined,
  { failed = false, limit, ...output }: ListOptions,
): Promise<void> => {
  if (athlete === undefined && !failed) throw new Problem('name an athlete, or pass --failed', exitCodes.usage);
  const connection = { settings: findConfig, applicationName: 'palmares mail list', max: 1 };
  await withDatabase(connection, async ({ database: { kysely } }) => {
    const found: readonly ListedJob[] = await listJobs(kysely, {
      queues: mailQueues,
      ...(failed ? { states: ['failed'] } : {}),
      athleteId: athlete === undefined ? undefined : (await findPresentAthlete(kysely, athlete)).athleteId,
      limit: limit + 1,
    });
    print(output, { mails: found.slice(0, limit).map(listedMail), more: found.length > limit }, inWords);
    return exitCodes.ok;
  });
};
