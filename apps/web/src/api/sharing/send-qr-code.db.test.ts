import { randomUUID } from 'node:crypto';
import { createAthlete, editSection, portfolioSheet } from '@palmares/application';
import { startSession } from '@palmares/db/accounts';
import { createLink, newPublishToken, sealPublishToken } from '@palmares/db/sharing';
import { type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { openThrowawayStore, type ThrowawayStore } from '@palmares/files/testing';
import { qrSvg } from '@palmares/handouts/qr';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerRequest } from '../../server/answer/answer-request.server.ts';
import { refusedCall } from '../refused-call.server.ts';
import { closeServices, isDatabaseReachable, services } from '../transport/services.server.ts';
import { sendOwnPdf } from './send-own-pdf.server.ts';
import { sendQrCode } from './send-qr-code.server.ts';

const cookies = new Map<string, string>();

vi.mock('@tanstack/react-start/server', () => ({
  getCookie: (name: string) => cookies.get(name),
  setCookie: (name: string, value: string) => cookies.set(name, value),
}));

const origin = 'https://palmares.example';
let db: ConnectedDatabase;
let files: ThrowawayStore;
let athleteId: string;

beforeAll(async () => {
  db = await connectedDatabase();
  files = await openThrowawayStore();
  const key = Buffer.alloc(32, 7).toString('base64');
  const environment = {
    DATABASE_URL: db.database.url,
    PALMARES_MASTER_KEY: key,
    PALMARES_PEPPER: key,
    FILES_FOLDER: files.folder,
    PUBLIC_URL: origin,
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: 'whsec',
    LOG_LEVEL: 'silent',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
});

afterAll(async () => {
  await closeServices();
  await db.close();
  await files.close();
  vi.unstubAllEnvs();
});

const signIn = async (): Promise<string> => {
  const { lucia, log, keyring } = await services();
  const person = {
    firstName: 'Maëlle',
    lastName: 'Gagnon',
    dateOfBirth: '2007-03-14',
    place: { country: 'can', region: 'QC' },
    language: 'fr-ca',
    email: `${randomUUID()}@example.com`,
    passwordHash: 'a-password-hash',
    termsVersion: '1',
  } as const;
  const created = await log.transaction((tx, events) =>
    createAthlete({ tx, log: events, keyring }, person, { device: null, at: new Date() }),
  );
  if (!created.ok) throw new Error(created.refusal.code);
  const { athleteId } = created.value;
  const session = await startSession(lucia, { athleteId, device: 'a test' });
  cookies.clear();
  cookies.set(lucia.sessionCookieName, session.id);
  return athleteId;
};

beforeEach(async () => {
  athleteId = await signIn();
});

const link = async (expiresAt: Date | null = null) => {
  const { keyring, database } = await services();
  const [linkId, token] = [randomUUID(), newPublishToken()];
  await database.kysely.transaction().execute(async (tx) => {
    const tokenSealed = await sealPublishToken(keyring, tx, { athleteId, linkId }, token);
    const rest = { label: 'Coach Roy', passcodeHash: 'a hash', expiresAt };
    await createLink(tx, { linkId, athleteId, token, tokenSealed, ...rest });
  });
  return { linkId, token };
};

const get = (linkId: string, picture: string): Promise<Response> =>
  answerRequest(Object.assign(new Request(`${origin}/api/links/${linkId}/${picture}`), { ip: '192.0.2.1' }), {
    render: (request) => sendQrCode({ request, params: { linkId, picture } }),
    refusedCall,
    isReady: isDatabaseReachable,
  });

describe('the QR code of a link', () => {
  it('is the address in the athlete’s language, without a passcode, as a drawing and as a picture', async () => {
    const { linkId, token } = await link();
    const drawing = await get(linkId, 'qr.svg');
    expect(drawing.headers.get('content-type')).toBe('image/svg+xml');
    const [en, fr] = ['en', 'fr-ca'].map((language) => qrSvg(`${origin}/${language}/athletes/${token}`));
    expect([en, fr]).toContain(await drawing.text());
    const picture = await get(linkId, 'qr.png');
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  });

  it('is not found once the link has ended, for anybody else, or under another name', async () => {
    const { linkId } = await link();
    const expired = await link(new Date(Date.now() - 1000));
    const revoked = await link();
    const { sharing, database } = await services();
    await database.kysely.transaction().execute((tx) => sharing.revokeLink(tx, { linkId: revoked.linkId, athleteId }));
    const statuses = async (ids: readonly string[], picture = 'qr.svg') =>
      Promise.all(ids.map(async (each) => (await get(each, picture)).status));
    expect(await statuses([linkId, expired.linkId, revoked.linkId, 'nothing'])).toEqual([200, 404, 404, 404]);
    expect(await statuses([linkId], 'qr.gif')).toEqual([404]);
    await signIn();
    expect(await statuses([linkId])).toEqual([404]);
    cookies.clear();
    expect(await statuses([linkId])).toEqual([404]);
  });
});

/** Stores the PDF as the worker does, for a link that leaves its parts to the athlete's age. */
const makeSheet = async (linkId: string, bytes: Buffer): Promise<void> => {
  const { database, log, files: store, config } = await services();
  const actor = { kind: 'athlete', athleteId, device: 'Firefox on Linux' } as const;
  const content = { greetingsLine1: 'Salut', greetingsLine2: '', shortDesc: 'Gardienne', intro: 'Bonjour' };
  const edit = { section: 'introduction', basedOn: 0, change: { type: 'WriteIntroduction', content } };
  await editSection({ log, now: () => new Date() }, actor, { commandId: randomUUID(), edit });
  const deps = { kysely: database.kysely, log, store, publicUrl: config.publicUrl.origin };
  for (const language of ['en', 'fr-ca'] as const) {
    const sheet = await portfolioSheet(deps, { athleteId, linkId, language, parts: null }, new Date());
    if (!sheet) throw new Error('There is nothing to show');
    await store.write(sheet.key, bytes, { type: 'application/pdf', atMost: bytes.length });
  }
};

const getPdf = (linkId: string): Promise<Response> =>
  answerRequest(Object.assign(new Request(`${origin}/api/links/${linkId}/portfolio.pdf`), { ip: '192.0.2.1' }), {
    render: (request) => sendOwnPdf({ request, params: { linkId } }),
    refusedCall,
    isReady: isDatabaseReachable,
  });

describe('the PDF of an athlete’s own link', () => {
  it('is what its visitors get, without the passcode, and nobody else’s', async () => {
    const { linkId } = await link();
    const bytes = Buffer.from('%PDF-1.7 of a portfolio');
    await makeSheet(linkId, bytes);
    const sent = await getPdf(linkId);
    expect([sent.status, Buffer.from(await sent.arrayBuffer())]).toEqual([200, bytes]);
    expect((await getPdf('nothing')).status).toBe(404);
    await signIn();
    expect((await getPdf(linkId)).status).toBe(404);
    cookies.clear();
    expect((await getPdf(linkId)).status).toBe(404);
  });
});
