import { type ForgetDeps, type ForgetReport, forgetContact, type NotForgotten } from '@palmares/application';
import { createEventLog } from '@palmares/db/event-store';
import { createKeyring } from '@palmares/event-store/event-log';
import { athleteIdOf } from '../account/athlete-id.ts';
import { now } from '../clock.ts';
import { forgetConfig, masterKeysOf } from '../config.ts';
import { answerOf } from '../erasure/answer.ts';
import { confirmed } from '../erasure/confirmed.ts';
import { blockerWords } from '../maintenance/blocker-words.ts';
import { type ChangeOptions, operatorOf, reasonOf } from '../operators/operator.ts';
import { exitCodes, Problem, print, table } from '../output.ts';
import { changeDatabase } from '../with-database.ts';
import { contactIdOf } from './contact-id.ts';

export interface ForgetOptions extends ChangeOptions {
  readonly reason: string;
  readonly yes?: boolean;
}

type Answer = ReturnType<typeof answerOf<ForgetReport>>;

const ending = ({ completeOn, maintainBy, blockedBy, dryRun }: Answer): readonly string[] =>
  completeOn === null
    ? [
        'Not complete. Run the same command again with the id.',
        'Left to do: remove the key and the copies from the data files.',
        ...blockedBy.map((blocker) => `  ${blockerWords(blocker)}`),
      ]
    : [
        `Text left in the free space of the data files: run palmares maintain by ${maintainBy}`,
        `${dryRun ? 'Would be complete' : 'Complete'} on ${completeOn}, when the last backup and archived WAL from before have expired.`,
      ];

const inWords = (answer: Answer): string => {
  const { athleteId, contactId, first, purged, dryRun } = answer;
  const rows = purged.map(({ table: name, rows }) => [name, String(rows)]);
  return [
    `${dryRun ? 'Would forget' : 'Forgot'} contact ${contactId} of athlete ${athleteId}.`,
    ...(first ? [] : ['The key had been destroyed before.']),
    ...(rows.length > 0 ? [table(['removed from', 'rows'], rows)] : ['Plain copies removed: none']),
    ...ending(answer),
  ].join('\n');
};

const reportOn = (athleteId: string, report: ForgetReport | NotForgotten): ForgetReport => {
  if (report === 'unknown') throw new Problem(`athlete ${athleteId} never had a contact with this id`);
  if (report === 'erased') throw new Problem(`athlete ${athleteId} was erased, and every contact with them`);
  if (report === 'taken')
    throw new Problem(`another process is erasing data of ${athleteId}; run this again when it has ended`);
  return report;
};

/** Runs `contact forget`. `waitForCacheExpiry` resolves after that many milliseconds; tests pass one that does not wait. */
export const forgetWith = async (
  { waitForCacheExpiry, timeoutMs }: Pick<ForgetDeps, 'waitForCacheExpiry' | 'timeoutMs'>,
  named: { readonly athlete: string; readonly contact: string },
  options: ForgetOptions,
): Promise<void> => {
  const reason = reasonOf(options.reason);
  const { dryRun = false, yes = false } = options;
  const name = operatorOf(options)?.name ?? 'dry run';
  const connection = { settings: forgetConfig, applicationName: 'palmares contact forget', max: 2 };
  await changeDatabase(connection, options, async ({ config, database: owner, record }) => {
    const log = createEventLog(owner, createKeyring(masterKeysOf(config)));
    const athleteId = await athleteIdOf(owner, named.athlete);
    const contactId = await contactIdOf(log, athleteId, named.contact);
    const deps = {
      owner,
      log,
      ledgerFile: config.PALMARES_ERASURE_LEDGER,
      waitForCacheExpiry,
      timeoutMs,
      now,
    };
    const actor = { kind: 'operator', name, reason, device: null } as const;
    const forget = async (rollBack: boolean) =>
      reportOn(athleteId, await forgetContact(deps, actor, { athleteId, contactId, dryRun: rollBack }));
    if (!yes && !dryRun) {
      // A dry run comes first, so that only what can be done asks for confirmation.
      await forget(true);
      await confirmed({ word: contactId, toDo: 'forget this contact', otherwise: 'nothing was changed' });
    }
    const report = await record(
      { command: 'contact forget', athleteId, arguments: { contactId } },
      () => forget(dryRun),
      ({ completeOn }) => (completeOn === null ? 'unfinished' : 'done'),
    );
    print(options, answerOf(report, dryRun), inWords);
    return report.completeOn === null ? exitCodes.failed : exitCodes.ok;
  });
};
