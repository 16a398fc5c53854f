import { randomUUID } from 'node:crypto';
import { createJobs, type Jobs } from '@palmares/db/jobs';
import { anAccount, type ConnectedDatabase, connectedDatabase } from '@palmares/db/testing';
import { goneVideos } from '@palmares/db/videos';
import { createVideoCheck } from '@palmares/videos';
import { startVideoSite, type VideoSite } from '@palmares/videos/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aRun } from '../testing/a-run.ts';
import { checkVideos } from './check-videos.job.ts';
import { checkVideosOfShard } from './check-videos-of-shard.job.ts';

let db: ConnectedDatabase;
let jobs: Jobs;
let site: VideoSite;
let shard = 0;

beforeAll(async () => {
  db = await connectedDatabase();
  jobs = await createJobs(db.database);
  site = await startVideoSite();
});

afterAll(async () => {
  await site.close();
  await jobs.close();
  await db.close();
});

beforeEach(() => {
  shard += 1;
  site.asked.length = 0;
});

const film = 'https://www.youtube.com/watch?v=M7lc1UVf-VE';
const other = 'https://vimeo.com/76979871';
const gone = [{ host: 'youtube', id: 'M7lc1UVf-VE' }];

/** An athlete of this test's shard, as the projection writes it. */
const anAthlete = async (firstVideo: string, secondVideo = ''): Promise<string> => {
  const athleteId = `${randomUUID().slice(0, -2)}${shard.toString(16).padStart(2, '0')}`;
  await anAccount(db.database, { athleteId, email: `${athleteId}@example.com` });
  await db.owner.pool.query(
    `insert into read.portfolios (athlete_id, shard, version, first_name, last_name, date_of_birth, country, region, language)
     values ($1, $2, 2, 'Maëlle', 'Gagnon', '2007-03-14', 'can', 'QC', 'fr-ca')`,
    [athleteId, shard],
  );
  await write(athleteId, firstVideo, secondVideo);
  return athleteId;
};

const write = (athleteId: string, firstVideo: string, secondVideo = '') =>
  db.owner.pool.query(
    `insert into read.portfolio_sections (athlete_id, section, version, content) values ($1, 'highlights', 2, $2)
     on conflict (athlete_id, section) do update set content = excluded.content`,
    [athleteId, JSON.stringify({ firstVideo, firstTitle: '', secondVideo, secondTitle: '', channel: '' })],
  );

const answering = (status: number) => {
  site.answer = (_, response) => response.writeHead(status).end();
};

const check = (on: string) =>
  checkVideosOfShard({
    database: db.database,
    check: createVideoCheck({ youtube: site.url, vimeo: site.url }),
    now: () => new Date(`${on}T12:00:00Z`),
  }).run({ shard }, aRun());

const goneOf = (athleteId: string) => goneVideos(db.database.kysely, athleteId);

const rows = async (athleteId: string) =>
  (await db.owner.pool.query('select 1 from video_checks where athlete_id = $1', [athleteId])).rowCount;

describe('a video', () => {
  it.each([401, 403, 404])(
    'that its host answers with %i counts as gone on the third day, and not before',
    async (status) => {
      const athleteId = await anAthlete(film);
      answering(status);
      for (const day of ['2026-11-23', '2026-11-23', '2026-11-23', '2026-11-25']) await check(day);
      expect(await goneOf(athleteId)).toEqual([]);
      await check('2026-11-26');
      expect(await goneOf(athleteId)).toEqual(gone);
    },
  );

  it.each([400, 429, 500, 503])('that its host answers with %i is as it was', async (status) => {
    const [removed, shown] = [await anAthlete(film), await anAthlete(other)];
    site.answer = ({ url }, response) => response.writeHead(url?.startsWith('/oembed') ? 404 : 200).end();
    for (const day of ['2026-11-23', '2026-11-24', '2026-11-25']) await check(day);
    answering(status);
    await check('2026-11-26');
    expect(await goneOf(removed)).toEqual(gone);
    expect(await rows(shown)).toBe(0);
  });

  it('that is shown again counts as there at once, and its days begin again', async () => {
    const athleteId = await anAthlete(film);
    answering(404);
    for (const day of ['2026-11-23', '2026-11-24', '2026-11-25']) await check(day);
    answering(200);
    await check('2026-11-26');
    expect(await goneOf(athleteId)).toEqual([]);
    answering(404);
    for (const day of ['2026-11-27', '2026-11-28']) await check(day);
    expect(await goneOf(athleteId)).toEqual([]);
  });

  it('that was replaced is forgotten', async () => {
    const athleteId = await anAthlete(film, other);
    answering(404);
    await check('2026-11-23');
    expect(await rows(athleteId)).toBe(2);
    await write(athleteId, other);
    await check('2026-11-24');
    expect(await rows(athleteId)).toBe(1);
  });

  it('of an athlete whose account was erased meanwhile is noted nowhere', async () => {
    const athleteId = await anAthlete(film);
    await db.owner.pool.query('delete from accounts where id = $1', [athleteId]);
    answering(404);
    await check('2026-11-23');
    expect(await rows(athleteId)).toBe(0);
  });
});

it('only YouTube and Vimeo are asked, once per video, whatever else the links lead to', async () => {
  await anAthlete('https://www.hudl.com/v/2Gx4Rz', `${site.url}/film.mp4`);
  await anAthlete('https://youtu.be/M7lc1UVf-VE?t=3', other);
  answering(200);
  await check('2026-11-23');
  expect(site.asked.map((path) => path.split('?')[0])).toEqual(['/oembed', '/api/oembed.json']);
});

it('every athlete of the shard is checked, and none of another', async () => {
  const athletes = [];
  for (let athlete = 0; athlete < 51; athlete++) athletes.push(await anAthlete(film));
  answering(404);
  await check('2026-11-23');
  for (const athleteId of athletes) expect(await rows(athleteId)).toBe(1);
  expect(site.asked).toHaveLength(51);
  shard += 1;
  await check('2026-11-23');
  expect(site.asked).toHaveLength(51);
});

it('a host that does not answer is left alone until the next day, and the other is still asked', async () => {
  for (let athlete = 0; athlete < 5; athlete++) await anAthlete(film, other);
  site.answer = ({ url }, response) => response.writeHead(url?.startsWith('/oembed') ? 503 : 200).end();
  await check('2026-11-23');
  const asked = (path: string) => site.asked.filter((url) => url.startsWith(path));
  expect([asked('/oembed').length, asked('/api/oembed').length]).toEqual([3, 5]);
});

describe('links that no host knows', () => {
  const unfit = 'https://www.youtube.com/watch?v=___________';

  it.each([
    ['are answered', 4, 400],
    ['make the host fail', 2, 500],
  ])('do not end the check for the next athletes if they %s', async (_, count, status) => {
    const athletes = [];
    for (let athlete = 0; athlete <= count; athlete++) athletes.push(await anAthlete(film));
    const [last = '', ...first] = athletes.toSorted().toReversed();
    for (const athleteId of first) await write(athleteId, unfit, unfit);
    site.answer = ({ url }, response) => response.writeHead(url?.includes('___________') ? status : 404).end();
    await check('2026-11-23');
    expect(await rows(last)).toBe(1);
  });
});

it('the shards are spread over the day, each once however often the day is begun', async () => {
  const begin = () =>
    checkVideos({ database: db.database, jobs, now: () => new Date('2026-11-23T08:00:00Z') }).run({}, aRun());
  await begin();
  await begin();
  const { rows: spread } = await db.owner.pool.query<{ shards: number; hours: number }>(
    `select count(distinct data ->> 'shard')::integer as shards, count(*)::integer as jobs,
       round(extract(epoch from max(start_after) - min(start_after)) / 3600)::integer as hours
     from pgboss.job where name = 'check-videos-of-shard'`,
  );
  expect(spread).toEqual([{ shards: 256, jobs: 256, hours: 21 }]);
});
