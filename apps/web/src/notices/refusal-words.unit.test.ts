import { newPassword } from '@palmares/domain/account';
import { refusedBy } from '@palmares/domain/kernel';
import { sections } from '@palmares/domain/portfolio';
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

  it.each([
    [
      'One\nCaptain of the\u0007 team',
      'Line 2, after “Captain of the”: a character that can’t be shown (U+0007). Delete it.',
    ],
    ['\ufffdquipe', 'At the start: a letter was lost when the text was copied. Type it again.'],
  ])('names the character of %j that was refused, and its place', (text, words) => {
    overwriteGetLocale(() => 'en');
    const outcome = sections.vision.parse({ type: 'WriteVision', content: { dreams: text, plan: '' } });
    if (outcome.ok) throw new Error('It was accepted.');
    expect(refusalWords(outcome.refusal)).toBe(words);
  });

  it('names the place in French too', () => {
    overwriteGetLocale(() => 'fr-ca');
    const params = { found: 'symbol', code: 'U+F04A', line: 1, after: 'Bonjour' };
    expect(refusalWords({ code: 'characters_invalid', params })).toBe(
      'Après «\u00a0Bonjour\u00a0»\u00a0: un symbole propre à une seule police (U+F04A). Il faut le remplacer ou l’effacer.',
    );
  });

  it('quotes nothing of a password', () => {
    overwriteGetLocale(() => 'en');
    const { error } = newPassword.safeParse(`secret${'\u0301'.repeat(40)}`);
    const { params, ...refused } = refusedBy(error ?? { issues: [] }).refusal;
    expect(params).toBeUndefined();
    expect(refusalWords(refused)).toBe('Some characters can’t be used here. Type the text again without them.');
  });
});
