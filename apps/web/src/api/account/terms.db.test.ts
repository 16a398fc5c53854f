import { currentVersion, termsVersion } from '@palmares/domain/account';
import { expect, it, vi } from 'vitest';
import { procedureLimits } from '../../server/limits/request-limits.server.ts';
import { servedApi } from '../testing/served-api.ts';
import { signUp } from '../testing/sign-up.ts';
import { services } from '../transport/services.server.ts';

const api = servedApi();

const termsNeeded = 412;

/** Signs up a visitor as if before the current terms. */
const signUpEarlier = async (): Promise<string> => {
  const athleteId = await signUp(api);
  await api.db.owner.pool.query("update terms_acceptances set version = '2024-01-01' where athlete_id = $1", [
    athleteId,
  ]);
  return athleteId;
};

it('an edit is refused until the current terms are accepted, and the same edit then counts', async () => {
  const athleteId = await signUpEarlier();
  const change = { type: 'WriteMotto', content: { motto: 'Toujours plus loin', explanation: 'On avance.' } };
  const edit = { athleteId, commandId: crypto.randomUUID(), edit: { section: 'motto', basedOn: 0, change } };
  const refused = await api.post('portfolio.editSection', edit);
  expect([refused.status, (await refused.json()).error.json.data.code]).toEqual([termsNeeded, 'PRECONDITION_FAILED']);
  const read = await api.query('portfolio.current', { athleteId });
  expect([read.status, (await read.json()).result.data.json.sections.motto.version]).toEqual([200, 0]);
  await api.call('account.acceptTerms', { version: termsVersion });
  expect((await api.call('portfolio.editSection', edit)).outcome).toMatchObject({ ok: true });
});

it('the account page says what was accepted and when, and what changed since', async () => {
  await signUpEarlier();
  const read = async () => (await (await api.query('account.agreements', undefined)).json()).result.data.json;
  expect(await read()).toMatchObject({
    accepted: [{ version: '2024-01-01', at: expect.any(String) }],
    terms: { version: termsVersion, isAccepted: false, changes: expect.stringMatching(/.{20}/) },
    privacy: { version: currentVersion('privacy') },
    guardian: null,
    ownConsentAt: null,
  });
  await api.call('account.acceptTerms', { version: termsVersion });
  const after = await read();
  expect(after.accepted.map(({ version }: { version: string }) => version)).toEqual([termsVersion, '2024-01-01']);
  expect(after.terms.isAccepted).toBe(true);
});

it('without the current terms, an athlete may end what runs, and protect or leave the account', async () => {
  const { billing } = await services();
  vi.spyOn(billing, 'subscriptionsOf').mockResolvedValue([]);
  const open: string[] = [];
  await signUpEarlier();
  const session = new Map(api.cookies);
  for (const name of Object.keys(procedureLimits)) {
    api.cookies.clear();
    // Skips queries, which cannot be posted, and procedures that need no session.
    if ((await api.post(name, {})).status !== 401) continue;
    for (const [cookie, value] of session) api.cookies.set(cookie, value);
    if ((await api.post(name, {})).status !== termsNeeded) open.push(name);
  }
  expect(open.sort()).toEqual([
    'account.acceptTerms',
    'account.askDataExport',
    'account.askDeletion',
    'account.endOtherSessions',
    'account.endSession',
    'account.requestVerificationCode',
    'account.setLanguage',
    'account.undoDeletion',
    'account.verifyEmail',
    'identity.answer',
    'identity.finish',
    'openings.setMails',
    'plan.openPortal',
    'plan.refresh',
    'plan.unsubscribe',
    'sharing.revoke',
    'sharing.switchLink',
  ]);
});
