import { describe, expect, it } from 'vitest';
import { email, optionalEmail } from './email.ts';
import { readAddress } from './email-address.ts';

describe('an e-mail address', () => {
  it.each([
    ['Maya@Example.com', 'maya@example.com'],
    ['\u200emaya@example.com\u200b', 'maya@example.com'],
    ['\u2068maya@example.com\u2069', 'maya@example.com'],
    ['ma\u00adya@example.com', 'maya@example.com'],
    ['mailto:maya@example.com', 'maya@example.com'],
    ['Maya Roy <maya@example.com>', 'maya@example.com'],
    ['"Roy, Maya" <Maya@example.com>,', 'maya@example.com'],
    ['<maya@example.com>', 'maya@example.com'],
    ['maya@example.com.', 'maya@example.com'],
    ['maya@example.com, ', 'maya@example.com'],
    ['jean&marie@example.com', 'jean&marie@example.com'],
    ['a/b=c@example.com', 'a/b=c@example.com'],
    ["o'brien+hockey@example.com", "o'brien+hockey@example.com"],
  ])('pasted as %j is %j', (pasted, address) => {
    expect(email.parse(pasted)).toBe(address);
    expect(readAddress(pasted)).toBe(address);
  });

  it.each([
    'maya',
    'maya@example',
    'maya@@example.com',
    'maya@example.com luc@example.com',
    'maya\u0000@example.com',
    '.a@example.com',
  ])('%j is refused', (text) => {
    expect(email.safeParse(text).error?.issues[0]?.message).toBe('email_invalid');
    expect(readAddress(text)).toBeNull();
  });

  it('of nothing that can be seen is none', () => expect(optionalEmail.parse('\u200b\u2060')).toBe(''));
});
