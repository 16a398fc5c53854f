import { describe, expect, it } from 'vitest';
import { type NormalizationRule, normalizeWithin } from './normalize.ts';

const paragraph: NormalizationRule = { form: 'NFC', max: 2000, unitsPerCharacter: 12 };
const normalize = (text: string) => normalizeWithin(text, paragraph);

describe('normalizing', () => {
  it('puts a letter and its accent together', () =>
    expect(normalize('e\u0301te\u0301')).toEqual({ ok: true, value: '\u00e9t\u00e9' }));

  it('follows the form that it is asked for', () =>
    expect(normalizeWithin('\ufb01', { ...paragraph, form: 'NFKC' })).toEqual({ ok: true, value: 'fi' }));

  it.each([
    ['2,000 families of four', '👨‍👩‍👧‍👦'.repeat(2000)],
    ['decomposed French', 'L’été, où Noël fut brûlé ça et là : '.normalize('NFD').repeat(55).slice(0, 2000)],
    ['30 marks on one letter', `a${'\u0301'.repeat(30)}`],
  ])('takes %s', (_, text) => expect(normalize(text)).toEqual({ ok: true, value: text.normalize('NFC') }));

  it('refuses more code units than its characters can have, and names the characters', () => {
    expect(normalize('a'.repeat(24_000))).toMatchObject({ ok: true });
    expect(normalize('a'.repeat(24_001))).toEqual({
      ok: false,
      refusal: { code: 'too_long', params: { max: 2000 } },
    });
  });

  it('refuses 31 marks in a row, also where there is room for them', () =>
    expect(normalize(`a${'\u0301\u0323'.repeat(15)}\u0301`)).toEqual({
      ok: false,
      refusal: { code: 'characters_invalid' },
    }));
});
