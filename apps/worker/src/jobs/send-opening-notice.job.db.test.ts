import { createEventLog } from '@palmares/db/event-store';
import { openStopToken, setOpeningMails } from '@palmares/db/openings';
import { aLink, anAccount, type ConnectedDatabase, connectedDatabase, request, testLog } from '@palmares/db/testing';
import { createKeyring } from '@palmares/event-store/event-log';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailer, type Mailer } from '../mail/mailer.ts';
import { aRun } from '../testing/a-run.ts';
import { type MailSink, startMailSink } from '../testing/mail-sink.ts';
import { sendOpeningNotice } from './send-opening-notice.job.ts';

const pepper = Buffer.alloc(32, 9);
const publicUrl = 'https://palmares.example';

let db: ConnectedDatabase;
let sink: MailSink;
let mailer: Mailer;

beforeAll(async () => {
  db = await connectedDatabase();
  sink = await startMailSink();
  mailer = createMailer({ smtpUrl: sink.url, from: 'Palmarès <no-reply@palmares.example>' });
});

afterAll(async () => {
  mailer.close();
  await sink.close();
  await db.close();
});

const masterKey = Buffer.alloc(32, 3);
const card = 'Charlotte Beaumont';

/** An athlete whose card has a name of its own. */
const anAthlete = async (dateOfBirth = '2001-03-14') => {
  const test = testLog(db.database, masterKey);
  const { athleteId, stream } = await test.athlete();
  const { email } = await anAccount(db.database, { athleteId, dateOfBirth, language: 'fr-ca' });
  const place = { country: 'can', region: 'QC' };
  const started = { firstName: 'Charlotte', lastName: 'Beaumont', dateOfBirth, place, language: 'fr-ca' };
  const written = { greetingsLine1: 'Salut.', greetingsLine2: '', shortDesc: '', intro: 'Je nage.' };
  const events = [
    { type: 'PortfolioStarted', data: started },
    { type: 'IntroductionWritten', data: written },
  ];
  await test.log.append(request(stream, { events }));
  await db.owner.pool.query('update accounts set email_verified_at = now() where id = $1', [athleteId]);
  const { linkId } = await aLink(db.database, { athleteId, label: 'Coach Brodeur' });
  return { athleteId, linkId, email };
};

const eventLog = () => createEventLog(db.database, createKeyring({ masterKey }));

const run = async (data: { athleteId: string; linkId: string }, log = eventLog()): Promise<string> => {
  const logged: string[] = [];
  await sendOpeningNotice({ database: db.database, log, mailer, pepper, publicUrl, now: () => new Date() }).run(
    data,
    aRun(logged),
  );
  return logged.join('');
};

it('a mail names the link that was opened, and can be ended from the mail without a log-in', async () => {
  const { athleteId, linkId, email } = await anAthlete();
  await run({ athleteId, linkId });
  const mail = await sink.next(email);
  expect(mail.subject).toBe('Ton lien pour Coach Brodeur a été ouvert');
  const header = (key: string) => mail.headers.find((candidate) => candidate.key === key)?.value ?? '';
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const [, token = ''] = /^<https:\/\/palmares\.example\/api\/mails\/([\w-]+)>$/.exec(header('list-unsubscribe')) ?? [];
  expect(openStopToken(pepper, token, new Date())).toBe(athleteId);
  expect(mail.text).toContain(`/api/mails/${token}`);
  expect(mail.text).toContain(card);
});

it('a mail is sent without the card if the athlete’s page cannot be read', async () => {
  const { athleteId, linkId, email } = await anAthlete();
  const unreadable = new Proxy(eventLog(), {
    get: () => () => {
      throw new Error('parked');
    },
  });
  expect(await run({ athleteId, linkId }, unreadable)).toContain('the card of an email could not be read');
  const mail = await sink.next(email);
  expect(mail.subject).toBe('Ton lien pour Coach Brodeur a été ouvert');
  expect(mail.text).not.toContain(card);
});

it('no mail about an opening is sent under 18, nor to an athlete who wants none', async () => {
  const child = await anAthlete('2012-03-14');
  expect(await run(child)).toContain('no mail about an opening is due');
  const athlete = await anAthlete();
  await setOpeningMails(db.database.kysely, athlete.athleteId, false);
  expect(await run(athlete)).toContain('no mail about an opening is due');
  expect([sink.kept(child.email), sink.kept(athlete.email)]).toEqual([0, 0]);
});
