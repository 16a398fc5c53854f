import { describe, expect, it } from 'vitest';
import { servedApi } from '../testing/served-api.ts';
import { anAthleteOnThePlan } from './testing/an-athlete-on-the-plan.ts';

const api = servedApi();

/** Days around the change from daylight time in Toronto, in the morning of 1 November. */
const before = new Date('2026-10-30T15:00:00Z');
const after = new Date('2026-11-02T15:00:00Z');

const publication = (athleteId: string, end: object) => ({
  athleteId,
  commandId: crypto.randomUUID(),
  linkId: crypto.randomUUID(),
  label: 'Coach Brodeur',
  passcode: { kind: 'none' },
  ...end,
});

const endOf = async (linkId: string): Promise<string | null> => {
  const answer = await (await api.query('sharing.link', { linkId })).json();
  return answer.result.data.json.expiresAt;
};

describe('the end of a link', () => {
  it('is counted by the server, to the end of the last day in Toronto, and stays when its command is repeated', async () => {
    const request = publication(await anAthleteOnThePlan(api), { days: 7 });
    api.stopClock(before);
    const { outcome } = await api.call('sharing.publish', request);
    expect(await endOf(request.linkId)).toBe('2026-11-07T04:59:59.999Z');
    api.stopClock(after);
    expect((await api.call('sharing.publish', request)).outcome).toEqual(outcome);
    expect(await endOf(request.linkId)).toBe('2026-11-07T04:59:59.999Z');
  });

  it('is taken as a time from a page that was opened before it was counted in days, again under the same id', async () => {
    api.stopClock(before);
    const expiresAt = '2026-11-06T15:00:00.000Z';
    const request = publication(await anAthleteOnThePlan(api), { expiresAt });
    const { outcome } = await api.call('sharing.publish', request);
    expect(outcome).toMatchObject({ ok: true, value: { linkId: request.linkId } });
    expect((await api.call('sharing.publish', request)).outcome).toEqual(outcome);
    expect(await endOf(request.linkId)).toBe(expiresAt);
    const never = publication(request.athleteId, { expiresAt: null });
    expect((await api.call('sharing.publish', never)).outcome).toMatchObject({ ok: true });
    expect(await endOf(never.linkId)).toBeNull();
  });

  it('is counted from the day of a change, kept without days, and taken away with none', async () => {
    api.stopClock(before);
    const { athleteId, linkId, ...publishing } = publication(await anAthleteOnThePlan(api), { days: 7 });
    await api.call('sharing.publish', { athleteId, linkId, ...publishing });
    const change = async (end: object) => {
      const terms = { athleteId, linkId, label: 'Coach Brodeur', commandId: crypto.randomUUID() };
      const { outcome } = await api.call('sharing.changeLink', { ...terms, ...end });
      return outcome.ok ? endOf(linkId) : outcome.refusal;
    };
    api.stopClock(after);
    expect(await change({ days: 30 })).toBe('2026-12-03T04:59:59.999Z');
    expect(await change({ label: 'Coach Roy' })).toBe('2026-12-03T04:59:59.999Z');
    expect(await change({ days: 0 })).toMatchObject({ code: 'expiry_out_of_range', field: 'days' });
    expect(await change({ days: null })).toBeNull();
  });
});
