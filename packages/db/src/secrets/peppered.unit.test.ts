import { describe, expect, it } from 'vitest';
import { peppered } from './peppered.ts';

const pepper = Buffer.alloc(32, 1);

describe('peppered', () => {
  it('gives the same bytes for the same purpose and values', () => {
    expect(peppered(pepper, 'passcode', '123456')).toEqual(peppered(pepper, 'passcode', '123456'));
  });

  it('gives other bytes for another purpose, pepper or split of the values', () => {
    const one = peppered(pepper, 'passcode', 'ab', 'c');
    for (const other of [
      peppered(pepper, 'rate-limit', 'ab', 'c'),
      peppered(Buffer.alloc(32, 2), 'passcode', 'ab', 'c'),
      peppered(pepper, 'passcode', 'a', 'bc'),
      peppered(pepper, 'passcode', 'abc'),
    ])
      expect(other).not.toEqual(one);
  });

  it('refuses a pepper that is too short to keep a secret', () => {
    expect(() => peppered(Buffer.alloc(16), 'passcode', '123456')).toThrow('32 bytes');
  });
});
