import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atRisk } from '../browser/at-risk.ts';
import { DeviceNotCleared, logOut } from './log-out.ts';

const page = new EventTarget();
beforeEach(() => {
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const steps = () => ({
  endSession: vi.fn(async () => {}),
  forgetDrafts: vi.fn(async () => {}),
  forgetApp: vi.fn(async () => {}),
  clearStorage: vi.fn(),
});
const lost = () => Promise.reject(new Error('Connection to Indexed Database server lost'));

describe('logging out', () => {
  it('deletes nothing from the device unless the session has ended', async () => {
    const { endSession, ...deleting } = steps();
    endSession.mockImplementation(lost);
    await expect(logOut({ endSession, ...deleting })).rejects.not.toBeInstanceOf(DeviceNotCleared);
    for (const step of Object.values(deleting)) expect(step).not.toHaveBeenCalled();
  });

  it('tells that drafts may be left on the device, deletes all else, and can be tried again', async () => {
    const leaving = steps();
    leaving.forgetDrafts.mockImplementationOnce(lost);
    await expect(logOut(leaving)).rejects.toBeInstanceOf(DeviceNotCleared);
    expect([leaving.forgetApp.mock.calls.length, leaving.clearStorage.mock.calls.length]).toEqual([1, 1]);
    await logOut(leaving);
    expect(leaving.forgetDrafts).toHaveBeenCalledTimes(2);
  });

  it('ends also where the service worker does not answer', async () => {
    vi.useFakeTimers();
    const leaving = { ...steps(), forgetApp: () => new Promise<void>(() => undefined) };
    const left = logOut(leaving);
    await vi.runAllTimersAsync();
    await left;
    expect(leaving.clearStorage).toHaveBeenCalledOnce();
  });

  it('is not held up by the browser’s question about what is in memory alone', async () => {
    const words = atRisk.holder('words');
    words(true);
    await logOut(steps());
    expect(page.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    words(false);
  });
});
