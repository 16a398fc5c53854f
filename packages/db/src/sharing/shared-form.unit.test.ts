import { describe, expect, it } from 'vitest';
import { newToken, tokenHash } from '../secrets/token.ts';
import { isSharedForm, signSharedForm } from './shared-form.ts';

const pepper = Buffer.alloc(32, 1);
const at = new Date('2026-11-21T12:00:00.000Z');
const later = (ms: number): Date => new Date(at.getTime() + ms);
const token = newToken();
const field = signSharedForm(pepper, 'passcode', token, at);

describe('the hidden field of a form on a shared page', () => {
  it('shows for 30 minutes that the form is ours', () => {
    expect(isSharedForm(pepper, 'passcode', { token, field }, later(30 * 60_000 - 1))).toBe(true);
    expect(isSharedForm(pepper, 'passcode', { token, field }, later(30 * 60_000))).toBe(false);
  });

  it('counts for its own link and form only, and under its own key', () => {
    expect(isSharedForm(pepper, 'passcode', { token: newToken(), field }, at)).toBe(false);
    expect(isSharedForm(pepper, 'report', { token, field }, at)).toBe(false);
    expect(isSharedForm(Buffer.alloc(32, 2), 'passcode', { token, field }, at)).toBe(false);
    for (const other of ['', 'x', `${field}A`, field.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))])
      expect(isSharedForm(pepper, 'passcode', { token, field: other }, at)).toBe(false);
  });

  it('has a hash of the token, and not the token', () => {
    const bytes = Buffer.from(field, 'base64url');
    expect(bytes.includes(tokenHash(token))).toBe(true);
    expect(bytes.includes(Buffer.from(token))).toBe(false);
    expect(bytes.includes(Buffer.from(token, 'base64url'))).toBe(false);
  });
});
