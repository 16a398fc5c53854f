import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { NewLink } from '../sharing/links.ts';
import { aLink } from '../testing/a-link.ts';
import { anAccount } from '../testing/an-account.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { countOpening } from './count-opening.ts';
import { openingsByDay } from './openings-by-day.ts';
import { openingNews, openingsOf } from './openings-of.ts';
import { openingsOfLink } from './past-openings.ts';

const now = new Date('2026-11-20T15:00:00Z');
const before = (hours: number) => new Date(now.getTime() - hours * 3_600_000);

let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

const athlete = async (dateOfBirth = '2001-03-14') => (await anAccount(db.database, { dateOfBirth })).athleteId;

const open = ({ linkId, athleteId }: NewLink, at: Date) =>
  countOpening(db.database.kysely, Buffer.alloc(32, 3), {
    link: { linkId, athleteId, versions: { portfolio: 1, identity: 0 }, parts: null },
    anonToken: crypto.randomUUID(),
    at,
  });

const openingsOfLinks = (athleteId: string, links: readonly NewLink[]) =>
  openingsOf(db.database.kysely, { athleteId, linkIds: links.map(({ linkId }) => linkId), at: now });
const news = (athleteId: string) => openingNews(db.database.kysely, athleteId, now);

describe('the openings of an athlete’s links', () => {
  it('are how often each was opened and when last, and nobody else’s', async () => {
    const athleteId = await athlete();
    const first = await aLink(db.database, { athleteId });
    const second = await aLink(db.database, { athleteId });
    const unopened = await aLink(db.database, { athleteId });
    const theirs = await aLink(db.database, { athleteId: await athlete() });
    await open(theirs, now);
    for (const at of [before(50), before(3)]) await open(first, at);
    await open(second, before(26));
    expect(await openingsOfLinks(athleteId, [first, second, unopened, theirs])).toEqual([
      { linkId: first.linkId, count: 2, lastAt: before(3) },
      { linkId: second.linkId, count: 1, lastAt: before(26) },
    ]);
    expect(await openingsOfLinks(athleteId, [second])).toHaveLength(1);
    expect(await openingsOfLinks(athleteId, [])).toEqual([]);
  });

  it('have no time of day for an athlete under 18', async () => {
    const athleteId = await athlete('2010-03-14');
    const link = await aLink(db.database, { athleteId });
    await open(link, before(12));
    expect(await openingsOfLinks(athleteId, [link])).toEqual([
      { linkId: link.linkId, count: 1, lastAt: new Date('2026-11-19T05:00:00Z') },
    ]);
  });
});

describe('the news of openings', () => {
  it('are none where no link was opened in 30 days', async () => {
    const athleteId = await athlete();
    await open(await aLink(db.database, { athleteId }), before(31 * 24));
    expect(await news(athleteId)).toBeNull();
  });

  it('are the three links that were opened last, each once', async () => {
    const athleteId = await athlete();
    const links = [];
    for (const label of ['one', 'two', 'three', 'four']) links.push(await aLink(db.database, { athleteId, label }));
    for (const [index, link] of links.entries()) for (const hours of [1, 5]) await open(link, before(index + hours));
    expect(await news(athleteId)).toMatchObject({
      kind: 'links',
      links: [
        { label: 'one', at: before(1) },
        { label: 'two', at: before(2) },
        { label: 'three', at: before(3) },
      ],
    });
  });

  it('are a count and a day for an athlete under 18', async () => {
    const athleteId = await athlete('2010-03-14');
    for (let made = 0; made < 4; made += 1) await open(await aLink(db.database, { athleteId }), before(12 + made));
    expect(await news(athleteId)).toEqual({ kind: 'count', count: 4, lastDay: new Date('2026-11-19T05:00:00Z') });
  });
});

describe('the openings by day', () => {
  const byDay = (athleteId: string) => openingsByDay(db.database.kysely, athleteId, now);

  it('count all of an athlete’s links on each of 30 days in Toronto, at any age', async () => {
    const athleteId = await athlete('2010-03-14');
    const links = [await aLink(db.database, { athleteId }), await aLink(db.database, { athleteId })] as const;
    // In Toronto, 04:59 UTC is still the evening before, and 05:00 is midnight.
    for (const time of ['2026-11-20T05:00:00Z', '2026-11-20T04:59:00Z', '2026-10-22T03:59:00Z', '2026-10-22T04:00:00Z'])
      for (const link of links) await open(link, new Date(time));
    await open(await aLink(db.database, { athleteId: await athlete() }), now);
    const days = await byDay(athleteId);
    expect([days.length, days[0], ...days.slice(-2)]).toEqual([
      30,
      { day: '2026-10-22', count: 2 },
      { day: '2026-11-19', count: 2 },
      { day: '2026-11-20', count: 2 },
    ]);
    expect(days.reduce((sum, { count }) => sum + count, 0)).toBe(6);
  });

  it('are 30 zeros where no link was opened', async () => {
    const days = await byDay(await athlete());
    expect(days.map(({ count }) => count)).toEqual(Array(30).fill(0));
  });
});

describe('the openings of one link', () => {
  const ofLink = ({ athleteId, linkId }: NewLink) => openingsOfLink(db.database.kysely, { athleteId, linkId, at: now });

  it('are listed for its athlete alone, the newest first', async () => {
    const link = await aLink(db.database, { athleteId: await athlete() });
    for (const at of [before(50), before(3)]) await open(link, at);
    expect((await ofLink(link)).map(({ at }) => at)).toEqual([before(3), before(50)]);
    expect(await ofLink({ ...link, athleteId: await athlete() })).toEqual([]);
  });

  it('are not listed one by one for an athlete under 18', async () => {
    const link = await aLink(db.database, { athleteId: await athlete('2010-03-14') });
    await open(link, before(3));
    expect(await ofLink(link)).toEqual([]);
  });
});

it('openings have a time once the 18th birthday has begun in the last time zone of the country', async () => {
  const athleteId = await athlete('2008-11-26');
  const link = await aLink(db.database, { athleteId });
  await open(link, new Date('2026-11-25T12:00:00Z'));
  const { kysely } = db.database;
  const { linkId } = link;
  const seen = async (time: string) => {
    const at = new Date(`2026-11-26T${time}Z`);
    const [counted] = await openingsOf(kysely, { athleteId, linkIds: [linkId], at });
    const news = await openingNews(kysely, athleteId, at);
    return [counted?.lastAt, news?.kind, (await openingsOfLink(kysely, { athleteId, linkId, at })).length];
  };
  expect(await seen('07:59')).toEqual([new Date('2026-11-25T05:00:00Z'), 'count', 0]);
  expect(await seen('08:00')).toEqual([new Date('2026-11-25T12:00:00Z'), 'links', 1]);
});
