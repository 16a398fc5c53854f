import { createAccounts, hashPassword } from '@palmares/db/accounts';
import { quotaRules } from '@palmares/db/limits';
import { hashPasscode } from '@palmares/db/sharing';
import { aLink, anAccount } from '@palmares/db/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { log } from '../../server/log.server.ts';
import { metrics } from '../../server/metrics/metrics.server.ts';
import { servedApi } from '../testing/served-api.ts';

const api = servedApi();
const pepper = Buffer.alloc(32, 7);
const accounts = createAccounts({ pepper, now: () => new Date() });
const password = 'trois buts en finale';
const lines: unknown[] = [];

beforeEach(() => {
  lines.length = 0;
  for (const level of ['info', 'warn'] as const)
    vi.spyOn(log(), level).mockImplementation((line: unknown) => void lines.push(line));
});

afterEach(() => vi.restoreAllMocks());

const events = () => lines.filter((line) => Object.hasOwn(Object(line), 'event'));

/** The counters that grew, by label. */
const grown = async (name: string, act: () => Promise<unknown>): Promise<Readonly<Record<string, number>>> => {
  const read = async () => {
    const { values = [] } = (await metrics().registry.getSingleMetric(name)?.get()) ?? {};
    return new Map(values.map(({ labels, value }) => [Object.values(labels).join(), value]));
  };
  const before = await read();
  await act();
  const after = [...(await read())].map(([label, value]) => [label, value - (before.get(label) ?? 0)] as const);
  return Object.fromEntries(after.filter(([, growth]) => growth > 0));
};

const anAthlete = async () => anAccount(api.db.database, { passwordHash: await hashPassword(password) });

const tokenOf = async (athleteId: string): Promise<string> => {
  const { rows } = await api.db.owner.pool.query(
    "select data from pgboss.job where name = 'send-password-reset' and data->>'athleteId' = $1",
    [athleteId],
  );
  return (await accounts.passwordResetMail(api.db.database.kysely, rows[0].data.requestId))?.token ?? '';
};

it('log-ins, resets and deletion requests are counted and logged by id, with no name, address or token', async () => {
  const { athleteId, email, firstName } = await anAthlete();
  const form = { password: 'quatre buts en finale', confirmation: 'quatre buts en finale' };
  let token = '';
  const counted = await grown('palmares_security_events_total', async () => {
    await api.call('account.logIn', { email, password: 'a wrong guess' });
    await api.call('account.logIn', { email, password });
    await api.call('account.askDeletion', undefined);
    await api.call('account.askDeletion', undefined);
    await api.call('account.undoDeletion', undefined);
    await api.call('account.requestPasswordReset', { email: 'nobody@example.com' });
    await api.call('account.requestPasswordReset', { email });
    token = await tokenOf(athleteId);
    await api.call('account.resetPassword', { token, form });
    await api.call('account.resetPassword', { token, form });
  });
  expect(counted).toEqual({
    log_in: 1,
    log_in_refused: 1,
    deletion_requested: 1,
    deletion_undone: 1,
    reset_link_refused: 1,
    reset_link_requested: 1,
    password_reset: 1,
    password_reset_refused: 1,
  });
  expect(events()).toEqual([
    { event: 'log_in_refused', code: 'credentials_wrong' },
    { event: 'log_in', athleteId },
    { event: 'deletion_requested', athleteId },
    { event: 'deletion_undone', athleteId },
    { event: 'reset_link_refused', code: 'email_unknown' },
    { event: 'reset_link_requested', athleteId },
    { event: 'password_reset', athleteId },
    { event: 'password_reset_refused', code: 'reset_link_invalid' },
  ]);
  for (const secret of [email, firstName, token, password]) expect(JSON.stringify(lines)).not.toContain(secret);
});

it('a wrong passcode is counted and logged, without the code or the link', async () => {
  const { athleteId } = await anAthlete();
  const granted = JSON.stringify({ subscription: null, grant: { until: null, reason: 'asked' }, ended: [] });
  await api.db.owner.pool.query('insert into read.plans (athlete_id, shard, version, state) values ($1, 0, 1, $2)', [
    athleteId,
    granted,
  ]);
  const passcodeHash = await hashPasscode(pepper, '481516');
  const { token } = await aLink(api.db.database, { athleteId, passcodeHash });
  const counted = await grown('palmares_security_events_total', async () => {
    await api.call('sharedPortfolio.tryPasscode', { token, code: '234200' });
    await api.call('sharedPortfolio.tryPasscode', { token, code: '481516' });
  });
  expect(counted).toEqual({ passcode_refused: 1 });
  expect(events()).toEqual([{ event: 'passcode_refused', code: 'passcode_wrong' }]);
  for (const secret of [token, '234200', '481516']) expect(JSON.stringify(lines)).not.toContain(secret);
});

it('a limit that is reached is counted each time and logged once', async () => {
  const { points } = quotaRules['reset-network'];
  const counted = await grown('palmares_limits_reached_total', async () => {
    for (let asked = 0; asked < points + 3; asked += 1)
      await api.post('account.requestPasswordReset', { email: `nobody-${asked}@example.com` });
  });
  expect(counted).toEqual({ 'reset-network': 3 });
  expect(events().filter((line) => Object(line).event === 'limit_reached')).toEqual([
    { event: 'limit_reached', limit: 'reset-network' },
  ]);
});
