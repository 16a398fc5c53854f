import { describe, expect, it } from 'vitest';
import { fieldErrors } from './field-errors.ts';
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
  ])('written as %j is ten digits', (typed) => expect(phone.parse(typed)).toBe('5145550123'));

  it('may be empty', () => expect(phone.parse('  ')).toBe(''));

  it.each([
    '555-0123',
    '514555012',
    '51455501234',
    '+33 1 42 68 53 00',
    '0145550123',
    '514-155-0123',
    'ask me',
    '514-555-0123 ext. 4',
    '+1 514 555 0123 #900',
    '٥١٤٥٥٥٠١٢٣',
    '５１４５５５０１２３',
    '5145550123;ext=4',
    '<b>5145550123</b>',
  ])('%j is refused', (typed) =>
    expect(fieldErrors(phone.safeParse(typed).error ?? { issues: [] })).toMatchObject({
      '': { code: 'phone_invalid' },
    }),
  );

  it('is read in the format of its language', () => {
    expect(phoneWords('5145550123', 'en')).toBe('514-555-0123');
    expect(phoneWords('5145550123', 'fr-ca')).toBe('514\u00A0555-0123');
    expect(phoneWords('514 55', 'en')).toBe('514 55');
  });
});
