import { expect, it } from 'vitest';
import { signHistoryAddress } from '../history/address.ts';
import { openOpeningAddress, signOpeningAddress } from './opening-address.ts';

const pepper = Buffer.alloc(32, 5);
const openingId = '0190a000-0000-7000-8000-000000000001';
const at = new Date('2026-11-20T12:00:00Z');
const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000);

it('the address of an opening names it for 15 minutes', () => {
  const { token } = signOpeningAddress(pepper, openingId, at);
  expect(openOpeningAddress(pepper, token, after(14))).toEqual({ openingId, expiresAt: after(15) });
  expect(openOpeningAddress(pepper, token, after(15))).toBeNull();
});

it('an address that another key or another purpose signed opens no opening', () => {
  const { token } = signOpeningAddress(Buffer.alloc(32, 6), openingId, at);
  expect(openOpeningAddress(pepper, token, at)).toBeNull();
  const past = signHistoryAddress(pepper, { athleteId: openingId, version: 1, moment: at }, at);
  expect(openOpeningAddress(pepper, past.token, at)).toBeNull();
});
