import { editSection } from '@palmares/application';
import { findByEmail } from '@palmares/db/accounts';
import { foldStream } from '@palmares/db/event-store';
import { filesOf } from '@palmares/db/files';
import { createJobs, type Jobs } from '@palmares/db/jobs';
import { newestPortfolio } from '@palmares/db/read-models';
import { type ConnectedDatabase, connectedDatabase, type TestLog, testLog } from '@palmares/db/testing';
import { scoredAttempt } from '@palmares/domain/identity';
import { type SectionName, sectionNames, sections } from '@palmares/domain/portfolio';
import { athletePrefix, parseFileKey } from '@palmares/files';
import { openThrowawayStore, type ThrowawayStore } from '@palmares/files/testing';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { startProgram } from '../testing/run-program.ts';
import { workerEnvironment } from '../testing/worker-environment.ts';
import type { DemoAccount } from './demo-account.ts';
import { goaltenderAccount, swimmerAccount } from './demo-accounts.ts';
import { seedAthlete } from './seed-athlete.ts';
import { seedDemo } from './seed-demo.ts';

/** Milliseconds, for a worker that starts on a busy machine. */
const PROCESSES = 120_000;

let db: ConnectedDatabase;
let test: TestLog;
let files: ThrowawayStore;
let jobs: Jobs;

beforeAll(async () => {
  db = await connectedDatabase();
  test = testLog(db.database);
  files = await openThrowawayStore();
  jobs = await createJobs(db.database);
});

afterAll(async () => {
  await test.log.settled();
  await jobs.close();
  await files.close();
  await db.close();
});

const seedWaiting = (timeoutMs: number, athletes: readonly DemoAccount[]) =>
  seedDemo({
    athletes,
    jobs,
    timeoutMs,
    database: db.database,
    store: files.store,
    log: test.log,
    keyring: test.keyring,
    pepper: Buffer.alloc(32, 7),
    publicUrl: 'https://palmares.example',
    dryRun: false,
  });

const seedWithoutWorker = (...athletes: readonly DemoAccount[]) => seedWaiting(0, athletes);
const seed = (...athletes: readonly DemoAccount[]) => seedWaiting(PROCESSES, athletes);

/** Until the test ends. */
const startWorker = (): void => {
  const environment = { ...workerEnvironment(db.database.url, test.masterKey), FILES_FOLDER: files.folder };
  const worker = startProgram('worker', [], environment);
  onTestFinished(async () => {
    worker.kill('SIGTERM');
    await worker.ended;
  });
};

/** So that no test finds the athletes of another. */
const another = (demo: DemoAccount, email: string): DemoAccount => ({ ...demo, email: `${email}@palmares.example` });

const stateOf = async ({ email }: DemoAccount) => {
  const athleteId = (await findByEmail(db.database.kysely, email))?.athleteId ?? '';
  const { version, sections: written } = await newestPortfolio(test.log, athleteId);
  const { state: identity } = await foldStream(test.log, 'identity', athleteId);
  return { athleteId, version, written, identity, rows: await filesOf(db.database.kysely, athleteId) };
};

/** Identity is never written: the demo shows all of its results. */
const neverWritten = (written: Awaited<ReturnType<typeof stateOf>>['written']): readonly SectionName[] =>
  sectionNames.filter((name) => name !== 'identity' && written[name].version === 0);

const edit = async (demo: DemoAccount, section: 'introduction' | 'profile-picture'): Promise<void> => {
  const { athleteId, written } = await stateOf(demo);
  const actor = { kind: 'athlete', athleteId, device: 'a browser' } as const;
  const [change] =
    section === 'introduction'
      ? sections[section].changes(written[section].content, sections[section].empty())
      : sections[section].changes(written[section].content, sections[section].empty());
  const emptied = { section, basedOn: written[section].version, change };
  expect(await editSection(test, actor, { commandId: crypto.randomUUID(), edit: emptied })).toMatchObject({
    ok: true,
  });
};

it('seeding the demo gives a demo athlete the sections that they never wrote, and leaves what someone edited or emptied', async () => {
  const demo = another(goaltenderAccount, 'sections');
  const { firstName, sections: content } = demo;
  const older: DemoAccount = { ...demo, sections: { ...content, motto: sections.motto.empty } };
  expect(await seedWithoutWorker(older)).toMatchObject({ made: [firstName], completed: [] });
  await edit(demo, 'introduction');

  expect(await seedWithoutWorker(demo)).toMatchObject({ made: [], completed: [firstName] });
  const { written } = await stateOf(demo);
  expect(written.motto.content).toEqual(content.motto(new Date()));
  expect(written.introduction.content).toEqual(sections.introduction.empty());
  expect(await seedWithoutWorker(demo)).toMatchObject({ made: [], completed: [] });
});

it(
  'an empty database gets both athletes with every section, once',
  async () => {
    startWorker();
    const athletes = [another(goaltenderAccount, 'empty-1'), another(swimmerAccount, 'empty-2')];
    const names = athletes.map(({ firstName }) => firstName);
    expect(await seed(...athletes)).toMatchObject({ made: names, completed: [], waiting: [] });
    const states = await Promise.all(athletes.map(stateOf));
    for (const { athleteId, written, identity, rows } of states) {
      expect(neverWritten(written)).toEqual([]);
      expect(Object.values(scoredAttempt(identity)?.scored.result ?? [null])).not.toContain(null);
      const [picture, ...documents] = rows;
      expect(rows.map(({ type, state, usedAt }) => [type, state, usedAt !== null])).toEqual([
        ['image/webp', 'ready', true],
        ['application/pdf', 'ready', true],
        ['image/png', 'ready', true],
      ]);
      expect(picture).toMatchObject({ width: 1440, height: 1200 });
      expect(written['profile-picture'].content).toMatchObject({ fileId: picture?.id });
      expect(written['academic-documents'].content.documents.map(({ id }) => id)).toEqual(
        documents.map(({ id }) => id),
      );
      const sizes: string[] = [];
      for await (const key of files.store.keys(athletePrefix(athleteId))) sizes.push(parseFileKey(key)?.size ?? '');
      expect(sizes.toSorted()).toEqual(
        [
          'document',
          'document',
          'card-large',
          'card-medium',
          'large',
          'master',
          'medium',
          'medium-jpeg',
          'small',
        ].toSorted(),
      );
    }

    expect(await seed(...athletes)).toMatchObject({ made: [], completed: [], waiting: [] });
    expect(await Promise.all(athletes.map(stateOf))).toEqual(states);
  },
  PROCESSES,
);

it(
  'athletes of an earlier program, who had no files, get them, and a picture that somebody removed stays away',
  async () => {
    startWorker();
    const demo = another(swimmerAccount, 'earlier');
    const seeding = { keyring: test.keyring, passwordHash: 'hash', passcodeHash: 'hash', at: new Date() };
    await test.log.transaction((tx, inside) => seedAthlete(tx, inside, demo, seeding));
    expect((await stateOf(demo)).rows).toEqual([]);

    expect(await seed(demo)).toMatchObject({ made: [], completed: [demo.firstName], waiting: [] });
    const { written } = await stateOf(demo);
    expect(neverWritten(written)).toEqual([]);

    await edit(demo, 'profile-picture');
    expect(await seed(demo)).toMatchObject({ completed: [], waiting: [] });
    const after = await stateOf(demo);
    expect(after.written['profile-picture'].content).toEqual(sections['profile-picture'].empty());
    expect(after.rows).toHaveLength(3);
  },
  PROCESSES,
);

it(
  'uploads that no worker has checked are used by a later seed, instead of further ones',
  async () => {
    const demo = another(goaltenderAccount, 'waiting');
    const { firstName } = demo;
    expect(await seedWithoutWorker(demo)).toMatchObject({ made: [firstName], waiting: [firstName] });
    const before = await stateOf(demo);
    expect(before.rows.map(({ state }) => state)).toEqual(['processing', 'processing', 'processing']);
    expect(await seedWithoutWorker(demo)).toMatchObject({ made: [], completed: [], waiting: [firstName] });
    expect(await stateOf(demo)).toEqual(before);

    startWorker();
    expect(await seed(demo)).toMatchObject({ made: [], completed: [firstName], waiting: [] });
    const { rows, written } = await stateOf(demo);
    expect(rows.map(({ id }) => id)).toEqual(before.rows.map(({ id }) => id));
    expect(written['academic-documents'].content.documents).toHaveLength(2);
  },
  PROCESSES,
);

it('two seeds at the same time make one of each athlete, one Identity attempt and one upload of each file', async () => {
  const demo = another(swimmerAccount, 'twice');
  const both = await Promise.all([seedWithoutWorker(demo), seedWithoutWorker(demo)]);
  expect(both.flatMap(({ made }) => made)).toEqual([demo.firstName]);
  const { rows, identity } = await stateOf(demo);
  expect(rows).toHaveLength(3);
  expect(identity.attempts).toHaveLength(1);
});

it('an athlete of an earlier program, who had no Identity results, takes the test in the past, and nobody takes it twice', async () => {
  const demo = another(swimmerAccount, 'untested');
  const seeding = { keyring: test.keyring, passwordHash: 'hash', passcodeHash: 'hash', at: new Date() };
  await test.log.transaction((tx, inside) => seedAthlete(tx, inside, demo, seeding));
  expect((await stateOf(demo)).identity.attempts).toEqual([]);

  expect(await seedWithoutWorker(demo)).toMatchObject({ made: [], completed: [demo.firstName] });
  const { identity } = await stateOf(demo);
  const [attempt] = identity.attempts;
  expect(attempt?.finished?.by).toBe('athlete');
  expect(Date.parse(attempt?.deadline ?? '')).toBeLessThan(Date.now());
  expect(await seedWithoutWorker(demo)).toMatchObject({ made: [], completed: [] });
  expect((await stateOf(demo)).identity).toEqual(identity);
});
