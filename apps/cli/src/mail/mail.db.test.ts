import { newestOperations } from '@palmares/db/operators';
import { aLink, anAccount } from '@palmares/db/testing';
import { expect, it } from 'vitest';
import { mailCommand } from '../commands/mail.ts';
import { inDatabase } from '../testing/in-database.ts';
import { jsonOf, runInProcess } from '../testing/run-in-process.ts';
import { palmares } from '../testing/run-program.ts';

const opened = inDatabase();
const because = ['--reason', 'the mail server was down'];

const mail = (...args: readonly string[]) => runInProcess(mailCommand(), args);

const anAthlete = async () => {
  const { db, test } = opened();
  const { athleteId } = await test.athlete();
  const { email } = await anAccount(db.database, { athleteId });
  const { linkId } = await aLink(db.database, { athleteId });
  return { athleteId, email, linkId };
};

const aMail = async (queue: string, state: 'failed' | 'completed', data: object): Promise<string> => {
  const { rows } = await opened().db.owner.pool.query<{ id: string }>(
    `insert into pgboss.job (name, data, state, completed_on, output)
     values ($1, $2, $3, now(), '{"error": "Error", "reason": 421}') returning id`,
    [queue, JSON.stringify(data), state],
  );
  return rows[0]?.id ?? '';
};

it('palmares mails lists the mails to one athlete, or all that failed, without an address', async () => {
  const { athleteId, email, linkId } = await anAthlete();
  const sent = await aMail('send-tries-notice', 'completed', { athleteId, linkId });
  const failed = await aMail('send-plan-notice', 'failed', { athleteId, eventId: crypto.randomUUID(), kind: 'begun' });
  const toAnother = await aMail('send-contact-message', 'failed', { messageId: crypto.randomUUID() });
  await aMail('make-export', 'failed', { athleteId, exportId: crypto.randomUUID() });

  const { code, stdout } = await palmares(['mail', 'list', email], { ...opened().environment, FORCE_COLOR: '1' });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^ID +MAIL +STATE +ASKED FOR +ENDED +ATHLETE +ERROR\n/);
  expect(stdout).toMatch(new RegExp(`${failed} +plan-notice begun +failed .* ${athleteId} +Error 421\n`));
  expect(stdout).toMatch(new RegExp(`${sent} +tries-notice +done .* ${athleteId}\n`));
  expect(stdout).not.toContain(email);
  expect(stdout).not.toContain('\u001b');

  const { mails } = jsonOf(await mail('list', '--failed', '--json'));
  expect(mails.map(({ mailId }: { mailId: string }) => mailId).toSorted()).toEqual([failed, toAnother].toSorted());
  expect(await mail('list')).toMatchObject({ code: 2, problem: 'name an athlete, or pass --failed' });
});

it('palmares mails hands a mail to the worker again, and records who did so and about whom', async () => {
  const { athleteId, linkId } = await anAthlete();
  const mailId = await aMail('send-tries-notice', 'failed', { athleteId, linkId });
  expect((await mail('resend', mailId, '--dry-run', ...because)).stdout).toMatch(/^Would hand the email tries-notice /);
  expect(jsonOf(await mail('list', athleteId, '--json')).mails).toMatchObject([{ mailId, state: 'failed' }]);
  expect(await mail('resend', mailId, ...because)).toMatchObject({
    code: 0,
    stdout: expect.stringMatching(/^Handed the email tries-notice /),
  });
  expect(jsonOf(await mail('list', athleteId, '--json')).mails).toMatchObject([{ mailId, state: 'waiting' }]);
  const [operation] = await newestOperations(opened().db.owner.kysely, 1);
  expect(operation).toMatchObject({ command: 'mail resend', athleteId, arguments: { mail: mailId }, outcome: 'done' });
});

it('palmares mails says why a mail is not sent again', async () => {
  const { athleteId } = await anAthlete();
  const expired = await aMail('send-password-reset', 'completed', { athleteId, requestId: crypto.randomUUID() });
  expect(await mail('resend', expired, ...because)).toMatchObject({
    code: 1,
    problem: expect.stringContaining('the one-time code or link in this email was used, was replaced or has expired'),
  });
  const [operation] = await newestOperations(opened().db.owner.kysely, 1);
  expect(operation).toMatchObject({ command: 'mail resend', outcome: 'failed' });
  expect(await mail('resend', crypto.randomUUID(), ...because)).toMatchObject({ code: 1 });
  expect(await mail('resend', 'tries-notice', ...because)).toMatchObject({ code: 2 });
});
