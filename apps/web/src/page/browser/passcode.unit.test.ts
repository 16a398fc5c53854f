import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPasscode } from './passcode.ts';

/** The form of the page as far as the script reads it, with what was typed before the script ran. */
const formWith = (early = '') => {
  const written: string[] = [];
  let value = early;
  const cells = Array.from({ length: 6 }, () => ({ toggleAttribute: vi.fn() }));
  const field = Object.assign(new EventTarget(), { parentElement: { querySelectorAll: () => cells }, focus: vi.fn() });
  Object.defineProperty(field, 'value', {
    get: () => value,
    set: (text: string) => {
      value = text;
      written.push(text);
    },
  });
  let sent = 0;
  const requestSubmit = () => {
    if (form.dispatchEvent(new Event('submit', { cancelable: true }))) sent += 1;
  };
  const querySelector = (selector: string) => (selector.startsWith('input') ? field : null);
  const form = Object.assign(new EventTarget(), { querySelector, requestSubmit });
  const page = new EventTarget();
  vi.stubGlobal('document', { querySelector: () => form });
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  startPasscode();
  return {
    type: (text: string) => {
      value = text;
      field.dispatchEvent(new Event('input'));
    },
    paste: (text: string) =>
      field.dispatchEvent(Object.assign(new Event('paste'), { clipboardData: { getData: () => text } })),
    press: requestSubmit,
    comeBack: (persisted: boolean) => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted })),
    value: () => value,
    sent: () => sent,
    written,
    /** The cell that is typed into next. */
    next: () => cells.findIndex(({ toggleAttribute }) => toggleAttribute.mock.lastCall?.[1] === true),
  };
};

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the field of a passcode', () => {
  it('sends its form with the last digit, and never twice', () => {
    const { type, press, sent } = formWith();
    type('48291');
    expect(sent()).toBe(0);
    type('482915');
    // A password manager announces what it filled in once more.
    type('482915');
    press();
    expect(sent()).toBe(1);
  });

  it('sends another code, and the same again to a scout who came back', () => {
    const { type, press, comeBack, sent } = formWith();
    type('482915');
    type('48291');
    type('482916');
    expect(sent()).toBe(2);
    comeBack(false);
    press();
    expect(sent()).toBe(2);
    comeBack(true);
    press();
    expect(sent()).toBe(3);
  });

  it('takes the digits of what is pasted or typed, and no more', () => {
    const { type, paste, value, sent } = formWith();
    type('4x8');
    expect(value()).toBe('48');
    paste(' 482 915 3');
    expect(value()).toBe('482915');
    expect(sent()).toBe(1);
  });

  it('leaves the caret where it is while digits are typed or deleted', () => {
    const { type, written } = formWith();
    for (const text of ['4', '48', '4', '49']) type(text);
    expect(written).toEqual([]);
  });

  it('marks the cell that is typed into next', () => {
    const { type, next } = formWith();
    type('48');
    expect(next()).toBe(2);
    type('4');
    expect(next()).toBe(1);
    type('482915');
    expect(next()).toBe(5);
  });

  it('takes what was typed before the script ran', () => {
    expect(formWith('482').next()).toBe(3);
    expect(formWith('482915').sent()).toBe(1);
    expect(formWith('').sent()).toBe(0);
  });
});
