import { signHistoryAddress } from '@palmares/db/history';
import { type ConnectedDatabase, connectedDatabase, mottoWritten, request } from '@palmares/db/testing';
import { streamOf } from '@palmares/domain/kernel';
import { uuidv7 } from '@palmares/event-store';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { closeServices, services } from '../transport/services.server.ts';
import { openPastPortfolio } from './open-past-portfolio.server.ts';

const key = Buffer.alloc(32, 7);

let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
  const environment = {
    DATABASE_URL: db.database.url,
    PALMARES_MASTER_KEY: key.toString('base64'),
    PALMARES_PEPPER: key.toString('base64'),
    FILES_FOLDER: '/nowhere',
    PUBLIC_URL: 'http://127.0.0.1:3000',
    STRIPE_SECRET_KEY: 'sk_test',
    STRIPE_WEBHOOK_SECRET: 'whsec',
    LOG_LEVEL: 'silent',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
});

afterAll(async () => {
  await closeServices();
  await db.close();
  vi.unstubAllEnvs();
});

const started = {
  type: 'PortfolioStarted',
  data: {
    firstName: 'Nora',
    lastName: 'Whitcombe',
    dateOfBirth: '2009-05-12',
    place: { country: 'can', region: 'ON' },
    language: 'en',
  },
};

it('[E47] the page of a past moment says from which version on times may be wrong, where that is so', async () => {
  const built = await services();
  const athleteId = uuidv7();
  const stream = streamOf('portfolio', athleteId);
  await built.keyring.create(built.database.kysely, athleteId);
  await built.log.append(request(stream, { events: [started] }));
  await db.owner.pool.query(`update streams set recorded_at = recorded_at + interval '1 hour' where stream = $1`, [
    stream,
  ]);
  await built.log.append(request(stream, { events: [mottoWritten('Two more saves')] }));
  const [first, second] = await built.log.load(stream);
  const open = async (version: number, moment: Date | undefined) => {
    const past = { athleteId, version, moment: moment ?? new Date(0) };
    const { token } = signHistoryAddress(key, past, new Date());
    return openPastPortfolio({ requestId: 'test', services: built }, { token, language: 'en' });
  };
  expect(await open(1, first?.recordedAt)).toMatchObject({ version: 1, timeDoubtedFrom: null });
  expect(await open(2, second?.recordedAt)).toMatchObject({ version: 2, timeDoubtedFrom: 2 });
});

it('the page of a past moment has the Identity results that counted then', async () => {
  const built = await services();
  const athleteId = uuidv7();
  await built.keyring.create(built.database.kysely, athleteId);
  const portfolio = streamOf('portfolio', athleteId);
  const grown = { ...started, data: { ...started.data, dateOfBirth: '2000-05-12' } };
  const introduction = { greetingsLine1: 'Hi.', greetingsLine2: '', shortDesc: '', intro: 'I stop pucks.' };
  const introduced = { type: 'IntroductionWritten', data: introduction };
  await built.log.append(request(portfolio, { events: [grown, introduced] }));
  const hasFinished = { type: 'AttemptFinished', data: { attemptId: 'a', finishedBy: 'athlete', finishedAt: '' } };
  const attempt = { attemptId: 'a', bank: '1', seed: 1, startedAt: '', deadline: '' };
  const begun = { type: 'AttemptStarted', data: attempt };
  const scoredAs = (score: number, rating: number) => ({
    type: 'IdentityScored',
    data: {
      attemptId: 'a',
      bank: '1',
      rule: 1,
      result: { masks: null, colors: null, learningStyles: null, grit: { score, rating } },
    },
  });
  const identity = streamOf('identity', athleteId);
  await built.log.append(request(identity, { events: [begun, hasFinished, scoredAs(3.7, 4)] }));
  const [, , first] = await built.log.load(identity);
  const recordedAt = first?.recordedAt ?? new Date(0);
  // Times are stored in milliseconds, and the second result must have a later one.
  await expect.poll(() => Date.now(), { interval: 1 }).toBeGreaterThan(recordedAt.getTime());
  await built.log.append(request(identity, { events: [scoredAs(2.2, 2)] }));
  const resultAt = async (moment: Date) => {
    const { token } = signHistoryAddress(key, { athleteId, version: 2, moment }, new Date());
    const past = await openPastPortfolio({ requestId: 'test', services: built }, { token, language: 'en' });
    return past?.portfolio.sections?.identity?.grit ?? null;
  };
  expect(await resultAt(new Date(recordedAt.getTime() - 1))).toBeNull();
  expect(await resultAt(recordedAt)).toEqual({ score: 3.7, rating: 4 });
  expect(await resultAt(new Date(Date.now() + 60_000))).toEqual({ score: 2.2, rating: 2 });
});

it('the page of a past moment has no files', async () => {
  const built = await services();
  const athleteId = uuidv7();
  await built.keyring.create(built.database.kysely, athleteId);
  const introduction = { greetingsLine1: 'Hi.', greetingsLine2: '', shortDesc: '', intro: 'I stop pucks.' };
  const crop = { left: 0, top: 0, side: 1 };
  const picture = { fileId: crypto.randomUUID(), crop, cardCrop: crop };
  const events = [
    started,
    { type: 'IntroductionWritten', data: introduction },
    { type: 'ProfilePictureWritten', data: picture },
  ];
  await built.log.append(request(streamOf('portfolio', athleteId), { events }));
  const { token } = signHistoryAddress(key, { athleteId, version: 3, moment: new Date() }, new Date());
  const past = await openPastPortfolio({ requestId: 'test', services: built }, { token, language: 'en' });
  expect(past?.portfolio.sections).toMatchObject({
    introduction: { paragraphs: ['I stop pucks.'] },
    'profile-picture': null,
  });
});
