import { expect, it } from 'vitest';
import { servedApi } from '../testing/served-api.ts';
import { anAthleteOnThePlan } from './testing/an-athlete-on-the-plan.ts';

const api = servedApi();

const answer = async (procedure: string, input: object) =>
  (await (await api.query(procedure, input)).json()).result.data.json;

const mine = async () => ({
  ...(await answer('sharing.mine', {})),
  links: (await answer('sharing.links', { search: '' })).links,
});

const publication = (athleteId: string, passcode: object) => ({
  athleteId,
  commandId: crypto.randomUUID(),
  linkId: crypto.randomUUID(),
  label: 'Coach Brodeur',
  passcode,
  days: null,
});

it('a link asks for the passcode of its account once there is one, and then for one of its own', async () => {
  const athleteId = await anAthleteOnThePlan(api);
  const publish = () => api.call('sharing.publish', publication(athleteId, { kind: 'account' }));
  expect((await publish()).outcome).toMatchObject({
    ok: false,
    refusal: { code: 'account_passcode_missing', field: 'passcode' },
  });
  expect(await mine()).toMatchObject({ hasAccountPasscode: false, links: [] });

  const set = { athleteId, commandId: crypto.randomUUID(), passcode: '314 159' };
  expect((await api.call('sharing.changeAccountPasscode', set)).outcome).toMatchObject({ ok: true });
  const { linkId } = (await publish()).outcome.value;
  expect(await mine()).toMatchObject({ hasAccountPasscode: true, links: [{ linkId, passcode: 'account' }] });

  const own = { athleteId, commandId: crypto.randomUUID(), linkId, passcode: { kind: 'own', code: '271828' } };
  expect((await api.call('sharing.changePasscode', own)).outcome).toMatchObject({ ok: true });
  expect(await mine()).toMatchObject({ links: [{ linkId, passcode: 'own' }] });
  const none = { ...own, commandId: crypto.randomUUID(), passcode: { kind: 'none' } };
  expect((await api.call('sharing.changePasscode', none)).outcome).toMatchObject({ ok: true });
  expect(await mine()).toMatchObject({ links: [{ linkId, passcode: 'none' }] });
});

it('a passcode that is none is refused by its field', async () => {
  const athleteId = await anAthleteOnThePlan(api);
  const set = { athleteId, commandId: crypto.randomUUID(), passcode: '31415' };
  expect((await api.call('sharing.changeAccountPasscode', set)).outcome).toMatchObject({
    refusal: { code: 'six_digits', field: 'passcode' },
  });
  const { outcome } = await api.call('sharing.publish', publication(athleteId, { kind: 'own', code: '31415' }));
  expect(outcome).toMatchObject({ refusal: { code: 'six_digits', field: 'passcode.code' } });
});
