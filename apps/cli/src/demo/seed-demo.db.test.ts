import { editSection } from '@palmares/application';
import { findByEmail } from '@palmares/db/accounts';
import { newestPortfolio } from '@palmares/db/read-models';
import { type ConnectedDatabase, connectedDatabase, type TestLog, testLog } from '@palmares/db/testing';
import { sections } from '@palmares/domain/portfolio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DemoAthlete } from './athlete.ts';
import { goaltender } from './goaltender.ts';
import { seedDemo } from './seed-demo.ts';

let db: ConnectedDatabase;
let test: TestLog;

beforeAll(async () => {
  db = await connectedDatabase();
  test = testLog(db.database);
});

afterAll(async () => {
  await test.log.settled();
  await db.close();
});

const seed = (...athletes: readonly DemoAthlete[]) =>
  seedDemo({
    athletes,
    log: test.log,
    keyring: test.keyring,
    pepper: Buffer.alloc(32, 7),
    publicUrl: 'https://palmares.example',
    dryRun: false,
  });

it('gives a demo athlete the sections that they never wrote, and leaves what somebody edited or emptied', async () => {
  const { firstName, sections: content } = goaltender;
  const older: DemoAthlete = { ...goaltender, sections: { ...content, motto: sections.motto.empty } };
  expect(await seed(older)).toMatchObject({ made: [firstName], completed: [] });
  const account = await findByEmail(db.database.kysely, goaltender.email);
  const athleteId = account?.athleteId ?? '';
  const portfolio = () => newestPortfolio(test.log, athleteId);
  const { introduction: before } = (await portfolio()).sections;
  const actor = { kind: 'athlete', athleteId, device: 'a browser' } as const;
  const [change] = sections.introduction.changes(before.content, sections.introduction.empty());
  const edit = { section: 'introduction', basedOn: before.version, change };
  expect(await editSection({ log: test.log }, actor, { commandId: crypto.randomUUID(), edit })).toMatchObject({
    ok: true,
  });

  expect(await seed(goaltender)).toMatchObject({ made: [], completed: [firstName] });
  const after = (await portfolio()).sections;
  expect(after.motto.content).toEqual(content.motto(new Date()));
  expect(after.introduction.content).toEqual(sections.introduction.empty());
  expect(await seed(goaltender)).toMatchObject({ made: [], completed: [] });
});
