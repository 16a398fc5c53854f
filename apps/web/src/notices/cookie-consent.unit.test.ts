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
    keepAccepted: () => {
      stored.accepted = true;
    },
    forgetAccepted: () => {
      stored.accepted = false;
    },
  });
  return { ...made, stored };
};

describe('the cookie notice', () => {
  it('is asked for 2350 ms after the page is there', () => {
    const { begin, isShown } = consent();
    begin();
    vi.advanceTimersByTime(2349);
    expect(isShown()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isShown()).toBe(true);
  });

  it('goes when it is accepted, which is kept', () => {
    const { begin, accept, isShown, stored } = consent();
    begin();
    vi.advanceTimersByTime(2350);
    accept();
    expect(isShown()).toBe(false);
    expect(stored.accepted).toBe(true);
  });

  it('does not come once it was accepted', () => {
    const { begin, isShown } = consent(true);
    begin();
    vi.advanceTimersByTime(10_000);
    expect(isShown()).toBe(false);
  });

  it('does not come to a page that is gone', () => {
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

  it('goes when another tab has accepted it', () => {
    const { reset, look, isShown, stored } = consent();
    reset();
    stored.accepted = true;
    look();
    expect(isShown()).toBe(false);
  });
});
