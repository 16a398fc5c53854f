import { describe, expect, it } from 'vitest';
import { signHistoryAddress } from '../history/address.ts';
import { openSharedAddress, type SharedAddress, signSharedAddress } from './shared-address.ts';

const pepper = Buffer.alloc(32, 1);
const at = new Date('2026-11-21T12:00:00.000Z');
const later = (ms: number): Date => new Date(at.getTime() + ms);
const linkId = '01993c2e-8f4b-7c11-9a55-0f6f4f1c2b7d';
const document: SharedAddress = {
  linkId,
  kind: 'document',
  language: 'fr-ca',
  fileId: '0c0ffee0-0000-4000-8000-000000000002',
};
const token = signSharedAddress(pepper, document, at);

describe('the address of something that a link opens', () => {
  it.each([document, { linkId, kind: 'pdf', language: 'en', fileId: null } as const])(
    'says what was signed: %o',
    (address) => {
      const signed = signSharedAddress(pepper, address, at);
      expect(signed).toMatch(/^[A-Za-z0-9_-]{96}$/u);
      expect(openSharedAddress(pepper, signed, at)).toEqual(address);
    },
  );

  it('is valid for 15 minutes', () => {
    expect(openSharedAddress(pepper, token, later(15 * 60_000 - 1))).not.toBeNull();
    expect(openSharedAddress(pepper, token, later(15 * 60_000))).toBeNull();
  });

  it('is nothing when any character is changed, nor under another key', () => {
    for (const [place, character] of [...token].entries()) {
      const other = character === 'A' ? 'B' : 'A';
      expect(openSharedAddress(pepper, `${token.slice(0, place)}${other}${token.slice(place + 1)}`, at)).toBeNull();
    }
    expect(openSharedAddress(Buffer.alloc(32, 2), token, at)).toBeNull();
  });

  it('is nothing if it was signed for something else', () => {
    const past = signHistoryAddress(pepper, { athleteId: linkId, version: 1, moment: at }, at);
    for (const text of ['', 'x', past.token, `${token}A`, 'é'.repeat(96)])
      expect(openSharedAddress(pepper, text, at)).toBeNull();
  });
});
