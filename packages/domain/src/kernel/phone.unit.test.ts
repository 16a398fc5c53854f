import { describe, expect, it } from 'vitest';
import { fieldErrors } from './field-errors.ts';
import { languages } from './language.ts';
import { phone, phoneWords } from './phone.ts';

describe('a phone number', () => {
  it.each([
    '5145550123',
    '514-555-0123',
    '(514) 555-0123',
    '514.555.0123',
    ' +1 514 555 0123 ',
    '1-514-555-0123',
    '514\u00A0555-0123',
    '514\u2011555\u20130123',
    '\u202a514-555-0123\u202c',
    '\u2068(514) 555-0123\u2069',
    '514\u200b555\ufe0d0123',
    '514/555-0123',
    '514·555·0123',
    'tel:+1-514-555-0123',
    'TEL: 514 555 0123',
    '５１４５５５０１２３',
    '＋1（514）555－0123',
  ])('written as %j is ten digits', (typed) => expect(phone.parse(typed)).toBe('5145550123'));

  it.each([
    '514-555-0123 ext. 204',
    '514-555-0123, extension 204',
    '514 555-0123 poste 204',
    '514 555-0123, p. 204',
    '514-555-0123x204',
    '+1 514 555 0123 #204',
    'tel:+15145550123;ext=204',
  ])('written as %j keeps its extension', (typed) => {
    const stored = phone.parse(typed);
    expect(stored).toBe('5145550123;ext=204');
    expect(phone.parse(stored)).toBe(stored);
    for (const language of languages) expect(phone.parse(phoneWords(stored, language))).toBe(stored);
  });

  it('may be empty', () => expect(phone.parse('  ')).toBe(''));

  it.each([
    '555-0123',
    '514555012',
    '51455501234',
    '+33 1 42 68 53 00',
    '0145550123',
    '514-155-0123',
    'ask me',
    '514-555-0123 or 0124',
    '514-555-0123 ext. 1234567',
    '514 555 0123, 418 555 0123',
    '٥١٤٥٥٥٠١٢٣',
    '<b>5145550123</b>',
  ])('%j is refused', (typed) =>
    expect(fieldErrors(phone.safeParse(typed).error ?? { issues: [] })).toMatchObject({
      '': { code: 'phone_invalid' },
    }),
  );

  it('is read in the format of its language', () => {
    expect(phoneWords('5145550123', 'en')).toBe('514-555-0123');
    expect(phoneWords('5145550123', 'fr-ca')).toBe('514\u00A0555-0123');
    expect(phoneWords('5145550123;ext=204', 'en')).toBe('514-555-0123, ext.\u00A0204');
    expect(phoneWords('5145550123;ext=204', 'fr-ca')).toBe('514\u00A0555-0123, poste\u00A0204');
    expect(phoneWords('514 55', 'en')).toBe('514 55');
  });
});
