import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atRisk } from '../browser/at-risk.ts';
import { createLogOut, DeviceNotCleared } from './log-out.ts';

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
  forgetOwnDrafts: vi.fn(async () => {}),
  forgetApp: vi.fn(async () => {}),
  clearStorage: vi.fn(),
});
const lost = () => Promise.reject(new Error('Connection to Indexed Database server lost'));

describe('logging out', () => {
  it('deletes nothing from the device unless the session has ended', async () => {
    const { endSession, ...deleting } = steps();
    endSession.mockImplementation(lost);
    await expect(createLogOut({ endSession, ...deleting })()).rejects.not.toBeInstanceOf(DeviceNotCleared);
    for (const step of Object.values(deleting)) expect(step).not.toHaveBeenCalled();
  });

  it('tells that drafts may be left on the device, deletes all else, and can be tried again', async () => {
    const leaving = steps();
    leaving.forgetDrafts.mockImplementationOnce(lost);
    const logOut = createLogOut(leaving);
    await expect(logOut()).rejects.toBeInstanceOf(DeviceNotCleared);
    expect([leaving.forgetApp.mock.calls.length, leaving.clearStorage.mock.calls.length]).toEqual([1, 1]);
    await logOut();
    expect(leaving.forgetDrafts).toHaveBeenCalledTimes(2);
  });

  it('deletes only its own account’s drafts the second time, if someone else has logged in', async () => {
    const leaving = steps();
    leaving.forgetDrafts.mockImplementationOnce(lost);
    const logOut = createLogOut(leaving);
    await expect(logOut()).rejects.toBeInstanceOf(DeviceNotCleared);
    leaving.endSession.mockRejectedValue(new Error('Another account is logged in'));
    leaving.forgetOwnDrafts.mockImplementationOnce(lost);
    await expect(logOut()).rejects.toBeInstanceOf(DeviceNotCleared);
    await logOut();
    expect(leaving.forgetOwnDrafts).toHaveBeenCalledTimes(2);
    for (const step of [leaving.forgetDrafts, leaving.forgetApp, leaving.clearStorage])
      expect(step).toHaveBeenCalledTimes(1);
  });

  it('ends the session again as long as it has not ended', async () => {
    const leaving = steps();
    leaving.endSession.mockImplementationOnce(lost);
    const logOut = createLogOut(leaving);
    await expect(logOut()).rejects.not.toBeInstanceOf(DeviceNotCleared);
    await logOut();
    expect([leaving.endSession.mock.calls.length, leaving.forgetDrafts.mock.calls.length]).toEqual([2, 1]);
  });

  it('ends also where the service worker does not answer', async () => {
    vi.useFakeTimers();
    const leaving = { ...steps(), forgetApp: () => new Promise<void>(() => undefined) };
    const left = createLogOut(leaving)();
    await vi.runAllTimersAsync();
    await left;
    expect(leaving.clearStorage).toHaveBeenCalledOnce();
  });

  it('is not held up by the browser’s question about what is in memory alone', async () => {
    const words = atRisk.holder('words');
    words(true);
    await createLogOut(steps())();
    expect(page.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    words(false);
  });
});
