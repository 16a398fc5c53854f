import { afterEach, describe, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '../paraglide/runtime.js';
import { refusalWords } from './refusal-words.ts';

const usual = getLocale;

afterEach(() => overwriteGetLocale(usual));

describe('a refusal', () => {
  it.each(['en', 'fr-ca'] as const)('says how few and how many characters a text may have, in %s', (language) => {
    overwriteGetLocale(() => language);
    const tooShort = refusalWords({ code: 'too_short', params: { min: 2 } });
    const tooLong = refusalWords({ code: 'too_long', params: { max: 80 } });
    expect(tooShort).toMatch(/\b2\b/);
    expect(tooLong).toMatch(/\b80\b/);
    expect([tooShort, tooLong].every((words) => /caract|character/.test(words))).toBe(true);
  });
});
