import { standingVersions, termsVersion } from '@palmares/domain/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../testing/an-account.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { type AppLucia, createLucia } from './lucia.ts';
import { startSession } from './sessions.ts';
import { acceptedTerms, acceptTerms } from './terms.ts';

const earlier = '2024-01-01';
const signedUpAt = new Date('2024-02-01T12:00:00Z');
const acceptedAt = new Date('2026-11-24T12:00:00Z');

let db: ConnectedDatabase;
let lucia: AppLucia;

beforeAll(async () => {
  db = await connectedDatabase();
  lucia = createLucia({ kysely: db.database.kysely, secure: true, now: () => new Date() });
});

afterAll(() => db.close());

const acceptancesOf = (athleteId: string) =>
  db.database.kysely
    .selectFrom('terms_acceptances')
    .select(['version', 'language', 'accepted_at as at'])
    .where('athlete_id', '=', athleteId)
    .orderBy('accepted_at')
    .execute();

const signUp = async (version: string) => {
  const { athleteId } = await anAccount(db.database, { termsVersion: version, at: signedUpAt });
  const { id } = await startSession(lucia, { athleteId, device: 'Firefox' });
  const isAsked = async () => (await lucia.validateSession(id)).user?.termsAccepted === false;
  return { athleteId, isAsked };
};

describe('the terms of use', () => {
  it('that are accepted at sign-up are kept with version, language and time, and are not asked for', async () => {
    const { athleteId, isAsked } = await signUp(termsVersion);
    expect(await acceptancesOf(athleteId)).toEqual([{ version: termsVersion, language: 'fr-ca', at: signedUpAt }]);
    expect(await isAsked()).toBe(false);
  });

  it('are asked for until the newer version is accepted, and the earlier acceptance stays', async () => {
    const { athleteId, isAsked } = await signUp(earlier);
    expect(await isAsked()).toBe(true);
    expect(await acceptedTerms(db.database.kysely, athleteId)).toBe(earlier);
    await acceptTerms(db.database.kysely, athleteId, { version: termsVersion, language: 'en', at: acceptedAt });
    expect(await isAsked()).toBe(false);
    expect(await acceptedTerms(db.database.kysely, athleteId)).toBe(termsVersion);
    expect(await acceptancesOf(athleteId)).toEqual([
      { version: earlier, language: 'fr-ca', at: signedUpAt },
      { version: termsVersion, language: 'en', at: acceptedAt },
    ]);
  });

  it('are not asked for again if only their words changed', async () => {
    const standing = standingVersions('terms-of-use');
    expect(standing).toContain(termsVersion);
    for (const version of standing) expect(await (await signUp(version)).isAsked()).toBe(false);
  });

  it('that are accepted twice keep the first time', async () => {
    const { athleteId } = await signUp(termsVersion);
    await acceptTerms(db.database.kysely, athleteId, { version: termsVersion, language: 'en', at: acceptedAt });
    expect(await acceptancesOf(athleteId)).toEqual([{ version: termsVersion, language: 'fr-ca', at: signedUpAt }]);
  });
});
