import { randomUUID } from 'node:crypto';
import { rebuild } from '@palmares/db/event-store';
import { createJobs, type Jobs } from '@palmares/db/jobs';
import { identityProjection, myPortfolio, portfolioProjection } from '@palmares/db/read-models';
import {
  type ConnectedServer,
  connectedServer,
  request,
  type TestLog,
  testLog,
  untilReadable,
} from '@palmares/db/testing';
import { bank } from '@palmares/domain/identity/bank';
import { writtenSections } from '@palmares/domain/portfolio';
import { sharedPortfolioOf } from '@palmares/domain/shared-portfolio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AthleteActor } from '../actor.ts';
import { answerQuestion } from './answer-question.ts';
import { finishAttempt } from './finish-attempt.ts';
import { startAttempt } from './start-attempt.ts';

let db: ConnectedServer;
let test: TestLog;
let jobs: Jobs;
let athlete: AthleteActor;

beforeAll(async () => {
  db = await connectedServer();
  test = testLog(db.database);
  jobs = await createJobs(db.database);
});

afterAll(async () => {
  await test.log.settled();
  await jobs.close();
  await db.close();
});

const start = new Date('2026-11-20T12:00:00Z');
const born = { firstName: 'Jade', lastName: 'Roy', dateOfBirth: '2008-02-27', language: 'fr-ca' } as const;
const place = { country: 'can', region: 'QC' } as const;
const introduction = { greetingsLine1: 'Salut.', greetingsLine2: '', shortDesc: '', intro: 'Je nage.' };

beforeEach(async () => {
  const { athleteId, stream } = await test.athlete();
  athlete = { kind: 'athlete', athleteId, device: 'Safari, iPhone' };
  const events = [
    { type: 'PortfolioStarted', data: { ...born, place } },
    { type: 'IntroductionWritten', data: introduction },
  ];
  await test.log.append(request(stream, { events }));
});

const takeTest = async (): Promise<void> => {
  const attemptId = randomUUID();
  const next = () => ({ commandId: randomUUID(), attemptId, at: start });
  await startAttempt({ log: test.log, jobs }, athlete, next());
  for (const { id, reversed } of bank.grit)
    await answerQuestion({ log: test.log }, athlete, {
      ...next(),
      answer: { part: 'grit', item: id, agreement: reversed ? 2 : 4 },
    });
  expect(await finishAttempt({ log: test.log }, athlete, next())).toMatchObject({ ok: true });
};

const project = async (): Promise<void> => {
  await untilReadable(db.database);
  const { keyring } = testLog(db.owner, test.masterKey);
  for (const projection of [portfolioProjection, identityProjection])
    await rebuild({ owner: db.owner, keyring, projection });
};

const read = (atLeastVersion = 1) =>
  myPortfolio(db.database.kysely, test.log, { athleteId: athlete.athleteId, atLeastVersion });

describe('the result of the Identity test', () => {
  const grit = { score: 4, rating: 4 };

  it('reaches the portfolio and its readers by itself, without an edit', async () => {
    await project();
    expect((await read()).identity).toBeNull();
    expect(writtenSections(await read())).not.toContain('identity');

    await takeTest();
    await project();
    const { athlete: written, sections, identity, version } = await read();
    expect(version).toBe(2);
    expect(identity).toEqual({ masks: null, colors: null, learningStyles: null, grit });
    expect(writtenSections({ sections, identity })).toContain('identity');
    const shared = written && sharedPortfolioOf(written, sections, { at: start, language: 'fr-ca', identity });
    expect(shared?.sections?.identity).toMatchObject({ masks: null, grit });
  });

  it('is there when the portfolio is read from the log, because an edit is newer than the read model', async () => {
    await project();
    await takeTest();
    await project();
    const { athleteId } = athlete;
    const motto = { type: 'MottoWritten', data: { motto: 'Un mur à la fois.', explanation: '' } };
    await test.log.append(request(`portfolio-${athleteId}`, { events: [motto] }));
    const { version, identity, sections } = await read(3);
    expect([version, sections.motto.content.motto]).toEqual([3, motto.data.motto]);
    expect(identity?.grit).toEqual(grit);
  });

  it('is there before the portfolio was ever projected', async () => {
    await takeTest();
    await untilReadable(db.database);
    const { keyring } = testLog(db.owner, test.masterKey);
    await rebuild({ owner: db.owner, keyring, projection: identityProjection });
    expect((await read()).identity?.grit).toEqual(grit);
  });
});
