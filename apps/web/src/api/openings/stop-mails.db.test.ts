import { openingMailsOf, setOpeningMails, signStopToken } from '@palmares/db/openings';
import { anAccount } from '@palmares/db/testing';
import { expect, it } from 'vitest';
import { servedApi } from '../testing/served-api.ts';
import { askToStopMails, stopMails } from './stop-mails.server.ts';

const tokenOf = (request: Request) => new URL(request.url).pathname.split('/').at(-1) ?? '';

const api = servedApi({
  render: (request) => {
    const params = { token: tokenOf(request) };
    return request.method === 'POST' ? stopMails({ params }) : askToStopMails({ params });
  },
});
const pepper = Buffer.alloc(32, 7);

const anAthlete = async () => {
  const { athleteId } = await anAccount(api.db.database, { dateOfBirth: '2001-03-14', language: 'en' });
  const path = `/api/mails/${signStopToken(pepper, athleteId, new Date())}`;
  const wanted = () => openingMailsOf(api.db.database.kysely, athleteId, new Date());
  return { athleteId, path, wanted };
};

it('the address in a mail about an opening ends such mails by a button, and not when it is opened', async () => {
  const { athleteId, path, wanted } = await anAthlete();
  const page = await api.ask(path);
  expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer']);
  expect(await page.text()).toContain('<form method="post"><button>Stop these emails</button></form>');
  expect(await wanted()).toBe(true);
  const stopped = await api.ask(path, { method: 'POST', form: {} });
  expect(await stopped.text()).toContain('Emails about opened links are off');
  expect(await wanted()).toBe(false);
  await setOpeningMails(api.db.database.kysely, athleteId, true);
  expect(await wanted()).toBe(true);
});

it('a mail program ends mails about openings with one press, and says nothing of where it comes from', async () => {
  const { path, wanted } = await anAthlete();
  const form = { 'List-Unsubscribe': 'One-Click' };
  const answer = await api.ask(path, { method: 'POST', form, headers: { origin: 'null' } });
  expect(answer.status).toBe(200);
  expect(await wanted()).toBe(false);
});

it('an address that we did not sign ends no mails', async () => {
  const { wanted } = await anAthlete();
  for (const method of ['GET', 'POST'])
    expect((await api.ask(`/api/mails/${'A'.repeat(72)}`, { method })).status).toBe(404);
  expect(await wanted()).toBe(true);
});
