import { describe, expect, it } from 'vitest';
import { openHistoryAddress, signHistoryAddress } from './address.ts';

const pepper = Buffer.alloc(32, 1);
const at = new Date('2026-11-21T12:00:00.000Z');
const past = {
  athleteId: '01993c2e-8f4b-7c11-9a55-0f6f4f1c2b7d',
  version: 12,
  moment: new Date('2026-11-20T18:30:05.123Z'),
};
const { token, expiresAt } = signHistoryAddress(pepper, past, at);
const later = (ms: number): Date => new Date(at.getTime() + ms);

describe('the address of a past moment', () => {
  it('opens what was signed, for 15 minutes', () => {
    expect(expiresAt).toEqual(later(15 * 60_000));
    expect(openHistoryAddress(pepper, token, at)).toEqual({ ...past, expiresAt });
    expect(openHistoryAddress(pepper, token, later(15 * 60_000 - 1))).not.toBeNull();
  });

  it('opens nothing once it has expired', () => {
    expect(openHistoryAddress(pepper, token, expiresAt)).toBeNull();
    expect(openHistoryAddress(pepper, token, later(24 * 3600_000))).toBeNull();
  });

  it('opens nothing when any character is changed', () => {
    for (const [place, character] of [...token].entries()) {
      const other = character === 'A' ? 'B' : 'A';
      expect(openHistoryAddress(pepper, `${token.slice(0, place)}${other}${token.slice(place + 1)}`, at)).toBeNull();
    }
  });

  it('has one spelling only', () => {
    const respelt = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_']
      .map((last) => `${token.slice(0, -1)}${last}`)
      .filter((spelling) => openHistoryAddress(pepper, spelling, at) !== null);
    expect(respelt).toEqual([token]);
  });

  it('opens nothing under another key', () => {
    expect(openHistoryAddress(Buffer.alloc(32, 2), token, at)).toBeNull();
  });

  it('opens nothing for a malformed token', () => {
    for (const text of [
      '',
      'x',
      token.slice(0, -1),
      `${token}A`,
      `${token}\n`,
      token.replace(/.$/, '='),
      'é'.repeat(86),
    ])
      expect(openHistoryAddress(pepper, text, at)).toBeNull();
  });
});
