import { describe, expect, it } from 'vitest';
import { fieldErrors } from '../kernel/field-errors.ts';
import { nameForm } from './index.ts';
import { namesWebsite } from './person-name.ts';

const codeOf = (firstName: string) => {
  const parsed = nameForm.safeParse({ firstName, lastName: 'Roy' });
  return parsed.success ? undefined : fieldErrors(parsed.error).firstName?.code;
};

describe('a name', () => {
  it.each(['J.P.', 'St. John', 'Jean-P. Roy', "D'Arcy", 'Đặng', '李明', 'Jr.', 'evil.com'])(
    '%s passes the form',
    (name) => expect(codeOf(name)).toBeUndefined(),
  );

  it.each(['https://evil', 'me@evil', 'a/b', 'www.free-phone.example:'])('%s is refused by the form', (name) =>
    expect(codeOf(name)).toBe('name_invalid'),
  );

  it.each([
    ['a zero-width space', 'Z\u200b'],
    ['zero-width characters on both sides', '\u200bZ\u200d'],
    ['a zero-width joiner', 'Z\u200d'],
    ['a Hangul filler', 'Z\u3164'],
    ['a blank braille cell', 'Z\u2800'],
  ])('of one letter and %s is too short', (_, name) => expect(codeOf(name)).toBe('too_short'));
});

describe('a website', () => {
  const domains = new Set(['ca', 'com', 'ng', 'co', 'uk', '中国']);

  it.each([
    'evil.com',
    'EVIL.Com',
    'see evil.com now',
    'evil.co.uk',
    'x.evil.com',
    'free-phone.ca',
    'evil.com.',
    'evil.c\u200bom',
    'evil。com',
    'www.free-phone.example',
    '例子.中国',
  ])('is seen in %s', (name) => expect(namesWebsite(name, domains)).toBe(true));

  it.each(['J.P.', 'J.Co', 'St. John', 'St.John', 'Jean-P. Roy', 'Roy Jr.', 'Dr. Ng', 'Com', '.com', 'a..com', 'www'])(
    'is not seen in %s',
    (name) => expect(namesWebsite(name, domains)).toBe(false),
  );
});
