import { randomUUID } from 'node:crypto';
import { createAthlete, editSection, portfolioSheet } from '@palmares/application';
import { eraseAthlete } from '@palmares/db/erasure';
import { createLink, newPublishToken, sealPublishToken } from '@palmares/db/sharing';
import { type ConnectedDatabase, connectedDatabase, type TestLog, testLog } from '@palmares/db/testing';
import { athletePrefix, type FileStore } from '@palmares/files';
import { openThrowawayStore, type ThrowawayStore } from '@palmares/files/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aRun } from '../testing/a-run.ts';
import { bytesOf } from '../testing/stored.ts';
import { makePdfJob } from './make-pdf.job.ts';

const at = new Date('2026-11-28T12:00:00Z');
const publicUrl = 'https://palmares.example';
const person = {
  firstName: 'Maëlle',
  lastName: 'Gagnon',
  dateOfBirth: '2007-03-14',
  place: { country: 'can', region: 'QC' },
  language: 'fr-ca',
  passwordHash: 'a-password-hash',
  termsVersion: '1',
} as const;

let db: ConnectedDatabase;
let test: TestLog;
let files: ThrowawayStore;
let athleteId: string;
let linkId: string;
let introduced: number;

beforeAll(async () => {
  db = await connectedDatabase();
  test = testLog(db.database);
  files = await openThrowawayStore();
});

afterAll(async () => {
  await test.log.settled();
  await db.close();
  await files.close();
});

const kysely = () => db.database.kysely;

beforeEach(async () => {
  const { keyring } = test;
  const created = await test.log.transaction((tx, log) =>
    createAthlete({ tx, log, keyring }, { ...person, email: `${randomUUID()}@example.com` }, { device: null, at }),
  );
  if (!created.ok) throw new Error(created.refusal.code);
  athleteId = created.value.athleteId;
  linkId = await aLinkOf();
  introduced = await write('introduction', 'WriteIntroduction', {
    greetingsLine1: 'Salut',
    greetingsLine2: '',
    shortDesc: 'Gardienne',
    intro: 'Bonjour',
  });
});

const aLinkOf = async (): Promise<string> => {
  const [id, token] = [randomUUID(), newPublishToken()];
  const tokenSealed = await sealPublishToken(test.keyring, kysely(), { athleteId, linkId: id }, token);
  const rest = { label: 'Coach Roy', passcodeHash: null, expiresAt: null };
  await kysely()
    .transaction()
    .execute((tx) => createLink(tx, { linkId: id, athleteId, token, tokenSealed, ...rest }));
  return id;
};

const write = async (section: string, type: string, content: object, basedOn = 0): Promise<number> => {
  const actor = { kind: 'athlete', athleteId, device: 'Firefox on Linux' } as const;
  const edited = await editSection(test, actor, {
    commandId: randomUUID(),
    edit: { section, basedOn, change: { type, content } },
  });
  if (!edited.ok) throw new Error(edited.refusal.code);
  return edited.value.sectionVersion;
};

const make = (language: 'en' | 'fr-ca', given: Partial<FileStore> = {}, of: object = {}) => {
  const store = { ...files.store, ...given };
  const deps = { database: db.database, keyring: test.keyring, log: test.log, store, publicUrl, now: () => at };
  return makePdfJob(deps).run({ athleteId, linkId, language, ...of }, aRun());
};

const sheet = (language: 'en' | 'fr-ca' = 'en') =>
  portfolioSheet(
    { kysely: kysely(), log: test.log, store: files.store, publicUrl },
    { athleteId, linkId, language, parts: null },
    at,
  );

const keys = async () => {
  const found: string[] = [];
  for await (const key of files.store.keys(athletePrefix(athleteId))) found.push(key);
  return found.sort();
};

describe('the sheet of a shared portfolio', () => {
  it('is kept for each language, and takes the place of the earlier one', async () => {
    await make('en');
    await make('fr-ca');
    const [english, french] = [await sheet(), await sheet('fr-ca')];
    expect(await keys()).toEqual([english?.key, french?.key].sort());
    const bytes = await bytesOf(files.store, { athleteId, fileId: english?.fileId ?? '' }, 'sheet');
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

    await write('motto', 'WriteMotto', { motto: 'Jamais deux sans trois', explanation: '' });
    const changed = await sheet();
    expect(changed?.key).not.toBe(english?.key);
    await make('en');
    expect(await keys()).toEqual([changed?.key, french?.key].sort());
  });

  it('is of one link alone', async () => {
    await make('en');
    const other = await aLinkOf();
    await make('en', {}, { linkId: other });
    expect(await keys()).toHaveLength(2);
  });

  it('is not made with a letter that no font has, and the earlier one is gone', async () => {
    await make('en');
    expect(await keys()).toHaveLength(1);
    const content = { greetingsLine1: 'Salut', greetingsLine2: '', shortDesc: '曲棍球', intro: 'Bonjour' };
    await write('introduction', 'WriteIntroduction', content, introduced);
    await make('en');
    expect(await keys()).toEqual([]);
  });

  it('is not made for a link that does not exist, and not kept for an athlete who is erased meanwhile', async () => {
    await make('en', {}, { linkId: randomUUID() });
    expect(await keys()).toEqual([]);
    await make('en', {
      write: async (...given) => {
        const bytes = await files.store.write(...given);
        await eraseAthlete(db.owner, athleteId);
        return bytes;
      },
    });
    expect(await keys()).toEqual([]);
  });
});
