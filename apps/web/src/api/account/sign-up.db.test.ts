import { quotaRules } from '@palmares/db/limits';
import { describe, expect, it } from 'vitest';
import { servedApi } from '../testing/served-api.ts';
import { services } from '../transport/services.server.ts';

const api = servedApi();

const answers = {
  firstName: 'Léa',
  lastName: 'Tremblay',
  password: 'trois buts en finale',
  confirmation: 'trois buts en finale',
  dateOfBirth: '2004-03-07',
  country: 'can',
  region: 'QC',
  terms: true,
};

const signUp = (email: string, given: Partial<typeof answers> = {}) => {
  api.cookies.clear();
  return api.call('account.signUp', { ...answers, email, ...given });
};

describe('a password at sign-up', () => {
  it.each([
    ['password_common', 'trustno1'],
    ['password_pattern', 'aaaaaaaaaa'],
    ['password_personal', 'Léa-Tremblay'],
  ])('is refused beside its field: %s', async (code, password) => {
    const { outcome } = await signUp('mia@example.com', { password, confirmation: password });
    expect(outcome).toEqual({ ok: false, refusal: { code, field: 'password' } });
  });
});

describe('the mails with a code', () => {
  it('are counted together for all tagged addresses of a mailbox', async () => {
    const { quotas } = await services();
    await quotas.charge('code-mailbox', 'lea@example.com', quotaRules['code-mailbox'].points - 2);
    expect((await signUp('lea+1@example.com')).outcome.ok).toBe(true);
    expect((await signUp('lea+2@example.com', { terms: false })).outcome.ok).toBe(false);
    expect((await signUp('lea+2@example.com')).outcome.ok).toBe(true);
    expect((await signUp('Lea+3@example.com')).status).toBe(429);
    expect((await signUp('lea.t@example.com')).outcome.ok).toBe(true);
  });

  it('that are requested again count for the mailbox, too', async () => {
    await signUp('noa+1@example.com');
    const { quotas } = await services();
    await quotas.charge('code-mailbox', 'noa@example.com', quotaRules['code-mailbox'].points - 1);
    expect((await api.call('account.requestVerificationCode', undefined)).status).toBe(429);
  });
});
