import { AsYouType } from 'libphonenumber-js/min';
import { describe, expect, it } from 'vitest';
import { formatPhone, phoneDigits, typePhone } from './phone-format.ts';

const number = '4185550199';

describe('a phone number', () => {
  it('is formatted in English as libphonenumber does, digit by digit', () => {
    for (let length = 4; length <= number.length; length += 1) {
      const digits = number.slice(0, length);
      expect(formatPhone(digits, 'en')).toBe(new AsYouType('CA').input(digits));
    }
  });

  it('has no brackets in French', () => {
    expect(formatPhone(number, 'fr-CA')).toBe('418 555-0199');
  });

  it.each(['+1 418 555-0199', '1 (418) 555 0199', '418.555.0199', 'tel: 418-555-0199 '])(
    'is read from "%s", filled in or pasted',
    (text) => {
      expect(phoneDigits(text)).toBe(number);
    },
  );
});

describe('typing a phone number', () => {
  const type = (text: string, caret: number, before: string) => typePhone({ text, caret, before, language: 'en' });

  it('keeps the caret after the last digit when brackets appear', () => {
    expect(type('4185', 4, '418')).toEqual({ digits: '4185', text: '(418) 5', caret: 7 });
  });

  it('keeps the caret in the middle when a digit is inserted there', () => {
    expect(type('(4198) 555', 4, '418555')).toEqual({ digits: '4198555', text: '(419) 855-5', caret: 4 });
  });

  it('keeps the caret in the middle when a digit is deleted there', () => {
    expect(type('(41) 555-0199', 3, number)).toEqual({ digits: '415550199', text: '(415) 550-199', caret: 3 });
  });

  it('deletes the digit before a deleted bracket or dash', () => {
    expect(type('(418 555', 4, '418555')).toEqual({ digits: '41555', text: '(415) 55', caret: 3 });
  });

  it('ignores letters and an eleventh digit', () => {
    expect(type('(418) 555-0199x', 15, number)).toEqual({ digits: number, text: '(418) 555-0199', caret: 14 });
    expect(type('(418) 555-01992', 15, number)).toEqual({ digits: number, text: '(418) 555-0199', caret: 14 });
  });

  it('drops the country code and keeps the caret', () => {
    expect(type('1', 1, '')).toEqual({ digits: '', text: '', caret: 0 });
    expect(type('+1 418 555', 10, '')).toEqual({ digits: '418555', text: '(418) 555', caret: 9 });
  });
});
