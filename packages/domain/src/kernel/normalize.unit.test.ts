import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type NormalizationRule, normalizeWithin } from './normalize.ts';

const paragraph: NormalizationRule = { form: 'NFC', max: 2000, unitsPerCharacter: 12 };
const normalize = (text: string) => normalizeWithin(text, paragraph);

describe('normalizing', () => {
  it('composes a letter and its accent', () =>
    expect(normalize('e\u0301te\u0301')).toEqual({ ok: true, value: '\u00e9t\u00e9' }));

  it('uses the requested form', () =>
    expect(normalizeWithin('\ufb01', { ...paragraph, form: 'NFKC' })).toEqual({ ok: true, value: 'fi' }));

  it.each([
    ['2,000 families of four', '👨‍👩‍👧‍👦'.repeat(2000)],
    ['decomposed French', 'L’été, où Noël fut brûlé ça et là : '.normalize('NFD').repeat(55).slice(0, 2000)],
    ['30 marks on one letter', `a${'\u0301'.repeat(30)}`],
  ])('accepts %s', (_, text) => expect(normalize(text)).toEqual({ ok: true, value: text.normalize('NFC') }));

  it('refuses more code units than the maximum allows, and reports the maximum in characters', () => {
    expect(normalize('a'.repeat(24_000))).toMatchObject({ ok: true });
    expect(normalize('a'.repeat(24_001))).toEqual({
      ok: false,
      refusal: { code: 'too_long', params: { max: 2000 } },
    });
  });

  it('refuses 31 marks in a row, even in a text within the maximum', () =>
    expect(normalize(`a${'\u0301\u0323'.repeat(15)}\u0301`)).toEqual({
      ok: false,
      refusal: { code: 'characters_invalid' },
    }));

  const marked = fc
    .tuple(fc.string({ unit: 'grapheme' }), fc.constantFrom('\u0301', '\u0323', '\u05b0'), fc.nat(40), fc.string())
    .map(([before, mark, times, after]) => before + mark.repeat(times) + after);

  it.each(['NFC', 'NFKC'] as const)('to %s gives what String.normalize gives, or refuses', (form) =>
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), marked), (text) => {
        const outcome = normalizeWithin(text, { ...paragraph, form });
        const isRefused = /\p{M}{31}/u.test(text);
        expect(outcome).toEqual(
          isRefused
            ? { ok: false, refusal: { code: 'characters_invalid' } }
            : { ok: true, value: text.normalize(form) },
        );
      }),
    ),
  );
});
