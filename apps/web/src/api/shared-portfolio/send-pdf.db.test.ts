import { randomUUID } from 'node:crypto';
import { createAthlete, editSection, portfolioSheet } from '@palmares/application';
import { type ConnectedDatabase, connectedDatabase, within } from '@palmares/db/testing';
import { openThrowawayStore, type ThrowawayStore } from '@palmares/files/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Body } from '../files/downloads.server.ts';
import { streamOf } from '../files/stream-of.server.ts';
import { closeServices, services } from '../transport/services.server.ts';
import { sendPdf } from './send-pdf.server.ts';

const origin = 'https://palmares.example';
const unlimited: Body = (source) => streamOf(source, { silenceMs: 1000, onEnd: () => undefined });
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

const anAthlete = async (lastName = 'Gagnon'): Promise<string> => {
  const { log, keyring } = await services();
  const person = {
    firstName: 'Maëlle',
    lastName,
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
  return created.value.athleteId;
};

const writeIntroduction = async (): Promise<void> => {
  const actor = { kind: 'athlete', athleteId, device: 'Firefox on Linux' } as const;
  const content = { greetingsLine1: 'Salut', greetingsLine2: '', shortDesc: 'Gardienne', intro: 'Bonjour' };
  await editSection(await services(), actor, {
    commandId: randomUUID(),
    edit: { section: 'introduction', basedOn: 0, change: { type: 'WriteIntroduction', content } },
  });
};

let linkId: string;

beforeEach(async () => {
  athleteId = await anAthlete();
  linkId = randomUUID();
  await writeIntroduction();
});

const of = () => ({ athleteId, linkId, language: 'fr-ca', parts: null }) as const;

const get = async (waitMs?: number) => {
  const asking = { services: await services(), visitor: { address: '192.0.2.1' } };
  return sendPdf(asking, of(), { body: unlimited, waitMs });
};

/** Stores the PDF as the worker does. */
const makeIt = async (bytes: Buffer): Promise<void> => {
  const { database, log, files: store, config } = await services();
  const deps = { kysely: database.kysely, log, store, publicUrl: config.publicUrl.origin };
  const sheet = await portfolioSheet(deps, of(), new Date());
  if (!sheet) throw new Error('There is nothing to show');
  await store.write(sheet.key, bytes, { type: 'application/pdf', atMost: bytes.length });
};

const asked = async (): Promise<unknown[]> => {
  const { rows } = await db.owner.pool.query(
    "select data from pgboss.job where name = 'make-pdf' and data ->> 'linkId' = $1",
    [linkId],
  );
  return rows.map(({ data }) => data);
};

const pdf = Buffer.from('%PDF-1.7 of a portfolio');

describe('the sheet of an opened portfolio', () => {
  it('is asked of the worker, waited for, and saved under the athlete’s name', async () => {
    const waiting = get();
    await vi.waitFor(async () => expect(await asked()).toEqual([{ athleteId, linkId, language: 'fr-ca' }]), {
      timeout: within(10_000),
    });
    await makeIt(pdf);
    const sent = await waiting;
    expect([sent.status, Buffer.from(await sent.arrayBuffer())]).toEqual([200, pdf]);
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(pdf.length),
      'content-disposition': `attachment; filename="Maelle-Gagnon-Palmares.pdf"; filename*=UTF-8''Ma%C3%ABlle-Gagnon-Palmares.pdf`,
      'cache-control': 'private, no-store',
    });
  });

  it('is sent as it is kept, without the worker', async () => {
    await makeIt(pdf);
    const sent = await get(0);
    expect([sent.status, await sent.text()]).toEqual([200, pdf.toString()]);
    expect(await asked()).toEqual([]);
  });

  it('takes longer in the reader’s language, with a way to ask again', async () => {
    const sent = await get(0);
    expect([sent.status, sent.headers.get('retry-after')]).toEqual([503, '10']);
    expect(sent.headers.get('content-security-policy')).toMatch(/default-src .none.; style-src .sha256-/u);
    expect(await sent.text()).toMatch(
      /<html lang="fr-CA">.*Votre PDF n’est pas encore prêt.*<a href="">Télécharger le PDF/su,
    );
  });

  it('is not asked for with a letter that no font has, which the reader is told in their language', async () => {
    athleteId = await anAthlete('李<\u1ac1');
    await writeIntroduction();
    const sent = await get(0);
    expect([sent.status, await asked()]).toEqual([422, []]);
    expect(await sent.text()).toMatch(
      /Impossible de créer ce PDF.*n’ont pas ces lettres\u00a0: 李 &lt;\u1ac1\. Imprimez/su,
    );
  });

  it('is refused for a while to a link that asks too often', async () => {
    const { quotas } = await services();
    await quotas.charge('pdf-link', linkId, 30);
    expect((await get(0)).status).toBe(429);
    expect(await asked()).toEqual([]);
  });

  it('has its letters looked up within the same limits', async () => {
    athleteId = await anAthlete('李');
    await writeIntroduction();
    const { quotas } = await services();
    await quotas.charge('pdf-link', linkId, 29);
    expect((await get(0)).status).toBe(422);
    expect((await get(0)).status).toBe(429);
  });
});
