import { describe, expect, it } from 'vitest';
import { eraseConfig, findConfig, readConfig } from './config.ts';
import { addressOf } from './with-database.ts';

const pooled = 'postgres://app@pooler:6432/palmares';
const direct = 'postgres://app@postgres:5432/palmares';

describe('the address that a command opens', () => {
  it('is the one past a pooler, where there is one', () => {
    expect(addressOf(readConfig(findConfig, { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct }))).toBe(direct);
    for (const environment of [{ DATABASE_URL: direct }, { DATABASE_URL: direct, DATABASE_DIRECT_URL: '' }])
      expect(addressOf(readConfig(findConfig, environment))).toBe(direct);
  });

  it('is the owner’s for a command that needs the owner’s rights', () => {
    const owner = 'postgres://owner@postgres:5432/palmares';
    const environment = {
      DATABASE_URL: pooled,
      DATABASE_DIRECT_URL: direct,
      DATABASE_OWNER_URL: owner,
      PALMARES_ERASURE_LEDGER: '/ledger',
      STRIPE_SECRET_KEY: 'sk_test',
      FILES_FOLDER: '/files',
    };
    expect(addressOf(readConfig(eraseConfig, environment))).toBe(owner);
  });
});
