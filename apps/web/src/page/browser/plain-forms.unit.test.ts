import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RELEASE_MS, sendOnce } from './plain-forms.ts';

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A form as far as the script reads it. */
const formOf = () => {
  const attributes = new Map<string, string>();
  const button = {
    setAttribute: (name: string, value: string) => attributes.set(name, value),
    removeAttribute: (name: string) => attributes.delete(name),
  };
  const form = Object.assign(new EventTarget(), { querySelector: () => button });
  const release = sendOnce(form as unknown as HTMLFormElement);
  return {
    /** True if the browser sends the form. */
    press: () => form.dispatchEvent(new Event('submit', { cancelable: true })),
    isBusy: () => attributes.get('aria-busy') === 'true' && attributes.get('aria-disabled') === 'true',
    release,
  };
};

const comeBack = (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

describe('a plain form', () => {
  it('is sent once, and its button is busy until the next page', () => {
    const { press, isBusy } = formOf();
    expect(isBusy()).toBe(false);
    expect([press(), press(), press()]).toEqual([true, false, false]);
    expect(isBusy()).toBe(true);
  });

  it.each([
    ['on a page that the browser restores', () => comeBack(true)],
    ['after the delay', () => vi.advanceTimersByTime(RELEASE_MS)],
  ])('can be sent again %s', (_, happens) => {
    const { press, isBusy } = formOf();
    press();
    happens();
    expect(isBusy()).toBe(false);
    expect([press(), press()]).toEqual([true, false]);
  });

  it('stays busy when its page is shown for the first time', () => {
    const { press } = formOf();
    press();
    comeBack(false);
    expect(press()).toBe(false);
  });

  it('can be sent again once it is released, and is then busy for the full time', () => {
    const { press, release } = formOf();
    press();
    vi.advanceTimersByTime(RELEASE_MS - 1);
    release();
    expect(press()).toBe(true);
    vi.advanceTimersByTime(RELEASE_MS - 1);
    expect(press()).toBe(false);
  });
});
