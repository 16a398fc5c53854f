import { endOfDay } from '@palmares/domain/kernel';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { servedApi } from '../testing/served-api.ts';
import { anAthleteOnThePlan } from './testing/an-athlete-on-the-plan.ts';

const api = servedApi();

afterEach(() => vi.useRealTimers());

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

const inDays = (days: number): string => endOfDay(new Date(), days).toISOString();

/** Stops the server's clock, so many days ahead. */
const stopClock = (days = 0): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * 3_600_000 });
};

describe('the end of a link', () => {
  it('is counted by the server, to the end of the last day in Toronto, and stays when its command is repeated', async () => {
    const request = publication(await anAthleteOnThePlan(api), { days: 7 });
    stopClock();
    const end = inDays(7);
    const { outcome } = await api.call('sharing.publish', request);
    expect(await endOf(request.linkId)).toBe(end);
    stopClock(2);
    expect((await api.call('sharing.publish', request)).outcome).toEqual(outcome);
    expect(await endOf(request.linkId)).toBe(end);
  });

  it('is taken as a time from a page that was opened before it was counted in days, again under the same id', async () => {
    const expiresAt = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();
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
    const { athleteId, linkId, ...publishing } = publication(await anAthleteOnThePlan(api), { days: 7 });
    await api.call('sharing.publish', { athleteId, linkId, ...publishing });
    const change = async (end: object) => {
      const terms = { athleteId, linkId, label: 'Coach Brodeur', commandId: crypto.randomUUID() };
      const { outcome } = await api.call('sharing.changeLink', { ...terms, ...end });
      return outcome.ok ? endOf(linkId) : outcome.refusal;
    };
    stopClock(1);
    expect(await change({ days: 30 })).toBe(inDays(30));
    expect(await change({ label: 'Coach Roy' })).toBe(inDays(30));
    expect(await change({ days: 0 })).toMatchObject({ code: 'expiry_out_of_range', field: 'days' });
    expect(await change({ days: null })).toBeNull();
  });
});
