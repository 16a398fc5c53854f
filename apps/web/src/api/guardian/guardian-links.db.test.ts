import { createAccounts } from '@palmares/db/accounts';
import { guardianTextVersion } from '@palmares/domain/account';
import { streamOf } from '@palmares/domain/kernel';
import { everyPart } from '@palmares/domain/shared-portfolio';
import { expect, it } from 'vitest';
import { anAthleteOnThePlan } from '../sharing/testing/an-athlete-on-the-plan.ts';
import { servedApi } from '../testing/served-api.ts';
import { services } from '../transport/services.server.ts';

const api = servedApi();
const accounts = createAccounts({ pepper: Buffer.alloc(32, 7), now: () => new Date() });

const publish = async (athleteId: string, given: object = {}): Promise<string> => {
  const request = { athleteId, commandId: crypto.randomUUID(), linkId: crypto.randomUUID(), label: 'Coach Brodeur' };
  const terms = { passcode: { kind: 'none' }, days: null, parts: null, ...given };
  const { outcome } = await api.call('sharing.publish', { ...request, ...terms });
  expect(outcome).toMatchObject({ ok: true });
  return request.linkId;
};

/** A child on the plan with these links, in the browser of their guardian. */
const withGuardian = async (...links: readonly object[]) => {
  const athleteId = await anAthleteOnThePlan(api);
  const linkIds: string[] = [];
  for (const given of links) linkIds.push(await publish(athleteId, given));
  await api.db.owner.pool.query("update accounts set date_of_birth = '2015-03-14' where id = $1", [athleteId]);
  const requestId = crypto.randomUUID();
  await api.db.database.kysely.transaction().execute((tx) =>
    accounts.addGuardian(tx, {
      athleteId,
      requestId,
      email: 'parent@example.com',
      language: 'en',
      textVersion: guardianTextVersion,
      at: new Date(),
    }),
  );
  api.cookies.clear();
  return { athleteId, linkIds, token: accounts.withdrawToken(requestId) };
};

const page = async (token: string) =>
  (await (await api.query('guardian.withdrawalPage', { token })).json()).result.data.json;

const close = async (token: string, linkId: string | undefined, confirmed = true) =>
  (await api.call('guardian.closeLink', { token, linkId: linkId ?? '', form: { confirmed } })).outcome;

it('a guardian sees the links that stand open by number and parts, and neither label, address nor passcode', async () => {
  const { athleteId, token, linkIds } = await withGuardian(
    {},
    { passcode: { kind: 'own', code: '314159' }, days: 30, parts: { ...everyPart(false), contacts: true } },
  );
  const shown = await page(token);
  expect(shown).toMatchObject({ state: 'account', hindrance: null, total: 2 });
  expect(shown.links).toMatchObject([
    { linkId: linkIds[1], number: 2, hasPasscode: true, isOff: false, parts: ['contacts'] },
    { linkId: linkIds[0], number: 1, hasPasscode: false, expiresAt: null },
  ]);
  const secrets = await api.db.owner.pool.query('select * from publish_links where athlete_id = $1', [athleteId]);
  expect(secrets.rowCount).toBe(2);
  expect(Object.keys(shown.links[0]).sort()).toEqual([
    'createdAt',
    'expiresAt',
    'hasPasscode',
    'isOff',
    'linkId',
    'number',
    'parts',
  ]);
});

it('a guardian closes a link with a tick, once, as an event by a visitor, and the athlete is mailed', async () => {
  const { athleteId, token, linkIds } = await withGuardian({}, {});
  const [first] = linkIds;
  expect(await close(token, first, false)).toMatchObject({ refusal: { code: 'confirmation_required' } });
  const both = await Promise.all([close(token, first), close(token, first)]);
  expect(both).toMatchObject([{ ok: true }, { ok: true }]);
  expect((await page(token)).links).toMatchObject([{ linkId: linkIds[1], number: 2 }]);
  const { log } = await services();
  const revoked = (await log.load(streamOf('sharing', athleteId))).filter(({ event }) => event.type === 'LinkRevoked');
  expect(revoked).toMatchObject([{ event: { data: { linkId: first } }, metadata: { actor: { kind: 'visitor' } } }]);
  const sql = "select data from pgboss.job where name = 'send-link-closed-notice' and data->>'linkId' = $1";
  expect((await api.db.owner.pool.query(sql, [first])).rows).toEqual([{ data: { athleteId, linkId: first } }]);
});

it('a guardian closes no link of another athlete, and none by a link that is invented or withdrew', async () => {
  const other = await withGuardian({});
  const { token, linkIds } = await withGuardian({});
  expect(await close(token, other.linkIds[0])).toMatchObject({ refusal: { code: 'link_unknown' } });
  expect(await close('A'.repeat(22), linkIds[0])).toMatchObject({ refusal: { code: 'guardian_link_invalid' } });
  await api.db.owner.pool.query('update guardians set withdrawn_at = now()');
  expect(await close(token, linkIds[0])).toMatchObject({ refusal: { code: 'guardian_link_invalid' } });
  await api.db.owner.pool.query('update guardians set withdrawn_at = null');
  expect((await page(token)).links).toHaveLength(1);
  expect((await page(other.token)).links).toHaveLength(1);
});

it('a guardian sees and closes nothing from the day on which the athlete is an adult', async () => {
  const { token, linkIds } = await withGuardian({});
  expect(await page(token)).toMatchObject({ state: 'account' });
  api.stopClock(new Date('2033-03-15T12:00:00Z'));
  expect(await page(token)).toEqual({ state: 'invalid' });
  expect(await close(token, linkIds[0])).toMatchObject({ refusal: { code: 'guardian_link_invalid' } });
});
