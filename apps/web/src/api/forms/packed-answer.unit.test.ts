import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { packAnswer, unpackAnswer } from './packed-answer.server.ts';

const answer = (body: string) => JSON.stringify({ typed: { body } });

describe('the cookie with what was typed', () => {
  it('is plain while it is short', () => {
    expect(packAnswer(answer('Bonjour'))).toBe(answer('Bonjour'));
    expect(unpackAnswer(answer('Bonjour'))).toBe(answer('Bonjour'));
  });

  it('holds a long text in any script', () => {
    const words = Array.from({ length: 250 }, (_, index) => `слово${index}`).join(' ');
    const cookie = packAnswer(answer(words)) ?? '';
    expect(encodeURIComponent(cookie).length).toBeLessThan(4000);
    expect(unpackAnswer(cookie)).toBe(answer(words));
  });

  it('is given up where it does not fit', () => {
    const noise = Array.from({ length: 4000 }, (_, index) => String.fromCodePoint(0x4e00 + ((index * 7919) % 20000)));
    expect(packAnswer(answer(noise.join('')))).toBeUndefined();
  });

  it('that somebody made is not unpacked to any size', () => {
    const bomb = `~${deflateRawSync('a'.repeat(1_000_000)).toString('base64url')}`;
    expect(() => unpackAnswer(bomb)).toThrow('larger than');
    expect(() => unpackAnswer('~nothing')).toThrow();
  });
});
