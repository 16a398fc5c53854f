import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createCookieConsent } from './cookie-consent.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const consent = (accepted = false) => {
  const stored = { accepted };
  const made = createCookieConsent({
    isAccepted: () => stored.accepted,
    storeAccepted: () => {
      stored.accepted = true;
    },
    forgetAccepted: () => {
      stored.accepted = false;
    },
  });
  return { ...made, stored };
};

describe('the cookie notice', () => {
  it('appears 2350 ms after the page is mounted', () => {
    const { begin, isShown } = consent();
    begin();
    vi.advanceTimersByTime(2349);
    expect(isShown()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isShown()).toBe(true);
  });

  it('disappears when it is accepted, and the answer is stored', () => {
    const { begin, accept, isShown, stored } = consent();
    begin();
    vi.advanceTimersByTime(2350);
    accept();
    expect(isShown()).toBe(false);
    expect(stored.accepted).toBe(true);
  });

  it('does not appear once it was accepted', () => {
    const { begin, isShown } = consent(true);
    begin();
    vi.advanceTimersByTime(10_000);
    expect(isShown()).toBe(false);
  });

  it('does not appear after the page is unmounted', () => {
    const { begin, isShown } = consent();
    begin()();
    vi.advanceTimersByTime(10_000);
    expect(isShown()).toBe(false);
  });

  it('is shown again by a reset, which forgets the answer', () => {
    const { reset, isShown, stored } = consent(true);
    reset();
    expect(isShown()).toBe(true);
    expect(stored.accepted).toBe(false);
  });

  it('disappears when another tab has accepted it', () => {
    const { reset, recheck, isShown, stored } = consent();
    reset();
    stored.accepted = true;
    recheck();
    expect(isShown()).toBe(false);
  });
});
