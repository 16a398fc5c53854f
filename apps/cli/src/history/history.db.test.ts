import { connect, type Database } from '@palmares/db';
import { eraseAthlete } from '@palmares/db/erasure';
import { openHistoryAddress } from '@palmares/db/history';
import { countOpening, openOpeningAddress } from '@palmares/db/openings';
import { newestOperations, supportLooks } from '@palmares/db/operators';
import {
  aLink,
  mottoWritten,
  request,
  type TestDatabase,
  type TestLog,
  testDatabase,
  testLog,
} from '@palmares/db/testing';
import { streamOf } from '@palmares/domain/kernel';
import { sectionNames } from '@palmares/domain/portfolio';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { palmares } from '../testing/run-program.ts';
import { linkId, pastOfNora, story } from './testing/past-of-nora.ts';
import { runHistory, runHistoryAsJson } from './testing/run-history.ts';

const pepper = Buffer.alloc(32, 7);
let provided: TestDatabase;
let database: Database;
let test: TestLog;
let environment: Record<string, string>;
let nora: { athleteId: string; email: string };

/** Runs the command in its own process, as an operator does. */
const history = (...args: string[]) => palmares(['history', ...args], environment);

const why = ['--reason', 'your picture is missing'];

beforeAll(async () => {
  provided = await testDatabase();
  database = connect({ url: provided.url, applicationName: 'test' });
  test = testLog(database);
  environment = {
    DATABASE_URL: provided.url,
    PALMARES_MASTER_KEY: test.masterKey.toString('base64'),
    PALMARES_PEPPER: pepper.toString('base64'),
    PUBLIC_URL: 'https://palmares.example',
    PALMARES_OPERATOR: 'Ines',
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  nora = await pastOfNora(database, test);
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await database.close();
  await provided.drop();
});

describe('history show', () => {
  it('[E21] lists by day who did what, from which device and by which link', async () => {
    const { stdout } = await history('show', nora.email);
    const today = new Intl.DateTimeFormat('en-CA', { dateStyle: 'full', timeZone: 'UTC' });
    expect(stdout).toContain(`History of Nora Whitcombe (${nora.athleteId})\nTime zone: UTC · 10 events`);
    expect(stdout.split('\n').filter((line) => line === today.format(new Date()))).toHaveLength(1);
    expect(stdout).toMatch(
      /\d\d:\d\d:\d\d {2}Sports history {2}Changed the sport Ice hockey.*“Queens” → “Lions”\n +Nora Whitcombe · from Safari, iPhone · v6\n/,
    );
    expect(stdout).toMatch(
      /Athlete Plan .*granted with no end date: scholarship\n +operator \(ines\) · reason: “won the provincial draw”\n/,
    );
    expect(stdout).toMatch(
      /Sharing .*“Coach Brodeur”, with a passcode.*\n +Nora.*iPhone · through the link “Coach Brodeur”\n$/,
    );
  });

  it('is printed in French, in the time zone of the athlete', async () => {
    const { stdout } = await history('show', nora.athleteId, '--language', 'fr-ca', '--time-zone', 'America/Toronto');
    expect(stdout).toContain('Historique\u00a0: Nora Whitcombe');
    expect(stdout).toContain('Fuseau horaire\u00a0: America/Toronto · 10\u00a0événements');
    expect(stdout).toMatch(
      /\d\d\u00a0h\u00a0\d\d\u00a0min\u00a0\d\d\u00a0s {2}Parcours sportif {2}Distinction retirée\u00a0: «\u00a0MVP\u00a0»\n/,
    );
    expect(stdout).toMatch(/Nora Whitcombe · depuis Safari, iPhone · par le lien «\u00a0Coach Brodeur\u00a0»/);
    expect(stdout).toMatch(/équipe Palmarès \(ines\) · motif\u00a0: «\u00a0won the provincial draw\u00a0»/);
    expect(stdout).not.toMatch(/\b(Changed|Added|from|through the link|reason)\b/);
  });

  it('gives programs each event with its time, version, actor and data, the newest last', async () => {
    const { athlete, entries } = await runHistoryAsJson('show', nora.email);
    expect(athlete).toEqual({ id: nora.athleteId, name: 'Nora Whitcombe' });
    const times = entries.map(({ at }: { at: string }) => at);
    expect(times).toEqual([...times].sort());
    expect(entries.at(-1)).toMatchObject({ kind: 'sharing', event: 'PortfolioPublished', link: linkId, version: 1 });
    expect(entries.at(-1)).toMatchObject({ reason: null, why: [] });
    expect(entries.at(-2)).toMatchObject({ event: 'AthletePlanGranted', reason: 'won the provincial draw' });
    expect(entries[1]).toMatchObject({
      section: 'introduction',
      part: 'Introduction',
      version: 2,
      data: { intro: story },
    });
  });

  it('shows one kind, one section or one period only', async () => {
    const events = async (...args: string[]) =>
      (await runHistoryAsJson('show', nora.email, ...args)).entries.map(({ event }: { event: string }) => event);
    expect(await events('--kind', 'plan')).toEqual(['AthletePlanGranted']);
    expect(await events('--section', 'parcours sportif')).toEqual(await events('--section', 'sports-history'));
    expect(await events('--section', 'motto')).toEqual(['MottoWritten']);
    expect(await events('--to', '2020-01-01')).toEqual([]);
    const { entries } = await runHistoryAsJson('show', nora.email);
    const [, second] = entries;
    expect(await events('--from', second.at)).toEqual(
      entries.filter(({ at }: { at: string }) => at >= second.at).map(({ event }: { event: string }) => event),
    );
  });
});

describe('a period of history show', () => {
  const at = async (event: number): Promise<string> => (await runHistoryAsJson('show', nora.email)).entries[event].at;
  const lineAfterZone = async (...args: string[]): Promise<string | undefined> =>
    (await runHistory('show', nora.email, ...args)).stdout.split('\n')[2];

  it('has its times, the versions in it, and how many events are left out before and after', async () => {
    const period = ['--from', await at(2), '--to', await at(6)];
    expect(await lineAfterZone(...period)).toMatch(
      /^from \S.* · until \S.* · portfolio v3 to v7 · not shown: 2 earlier, 3 later$/,
    );
    expect(await lineAfterZone('--language', 'fr-ca', ...period)).toMatch(
      /^à partir du \S.* · jusqu’au \S.* · portfolio, versions 3 à 7 · événements hors de la période\u00a0: 2 avant, 3 après$/,
    );
    expect(await runHistoryAsJson('show', nora.email, ...period)).not.toHaveProperty('period');
  });

  it('counts what is left out of the kind or section that is asked for', async () => {
    const introduction = ['--section', 'introduction', '--to', await at(3)];
    expect(await lineAfterZone(...introduction)).toMatch(/^until \S.* · portfolio v2 · not shown: 0 earlier, 1 later$/);
    expect(await lineAfterZone('--language', 'fr-ca', ...introduction)).toMatch(
      /^jusqu’au \S.* · portfolio, version 2 · événements hors de la période\u00a0: 0 avant, 1 après$/,
    );
    expect(await lineAfterZone('--kind', 'plan', '--to', '2020-01-01')).toMatch(
      /^until \S.* · not shown: 0 earlier, 1 later$/,
    );
  });

  it('that nobody asked for is not mentioned', async () => expect(await lineAfterZone()).toBe(''));
});

describe('history openings', () => {
  it('lists when links were opened, and prints an address that shows what one visitor saw', async () => {
    expect((await runHistory('openings', nora.email)).stdout).toContain(
      'None of this athlete’s links have been opened.',
    );
    const link = await aLink(database, { athleteId: nora.athleteId, label: 'Coach Brodeur' });
    const opened = { ...link, versions: { portfolio: 4, identity: 0 }, parts: null };
    const at = new Date('2026-11-20T15:04:00Z');
    await countOpening(database.kysely, pepper, { link: opened, anonToken: crypto.randomUUID(), at });
    const [listed] = await runHistoryAsJson('openings', nora.email);
    expect(listed).toMatchObject({ label: 'Coach Brodeur', at: at.toISOString(), portfolioVersion: 4 });
    expect((await runHistory('openings', nora.email)).stdout).toMatch(/Coach Brodeur +v4 +[\da-f-]{36}\n$/);
    const { url } = await runHistoryAsJson('openings', nora.email, '--open', listed.openingId, ...why);
    const [, token = ''] = /^https:\/\/palmares\.example\/en\/history\/([\w-]+)$/.exec(url) ?? [];
    expect(openOpeningAddress(pepper, token, new Date())).toMatchObject({ openingId: listed.openingId });
    expect(await runHistory('openings', nora.email, '--open', link.linkId, ...why)).toMatchObject({ code: 2 });
    const [looked] = await supportLooks(database.kysely, nora.athleteId);
    expect(looked).toMatchObject({ command: 'history openings', reason: 'your picture is missing' });
  });
});

describe('history at', () => {
  it('[E20] is the portfolio exactly as it was at a version and at a time', async () => {
    const { sections, version } = await runHistoryAsJson('at', nora.email, 'v4');
    expect(version).toBe(4);
    expect(sections.introduction.content.intro).toBe(story);
    expect(sections['sports-history'].content.seasons[0]).toMatchObject({ sports: [{ team: 'Queens' }], awards: [{}] });
    expect(sections.motto).toMatchObject({ version: 0, content: { motto: '' } });

    const { entries } = await runHistoryAsJson('show', nora.email, '--kind', 'portfolio');
    for (const { at } of entries) {
      const last = entries.findLast((entry: { at: string }) => entry.at <= at);
      expect((await runHistoryAsJson('at', nora.email, at)).version).toBe(last.version);
    }
    expect((await runHistoryAsJson('at', nora.email, 'now')).version).toBe(8);
  });

  it('is printed in both languages, and says if there was no portfolio', async () => {
    const english = await history('at', nora.email, 'v6');
    expect(english.stdout).toMatch(/^Portfolio of Nora Whitcombe .*\nAs it was on .* \(version 6\)\nTime zone: UTC\n/);
    expect(english.stdout).toContain('\nMotto\n  Motto: One more save\n');
    expect(english.stdout).toContain('    1. Ice hockey, Goaltender, U18 AA, Lions\n       Sport: Ice hockey\n');
    const french = await runHistory('at', nora.email, 'v6', '--language', 'fr-ca');
    expect(french.stdout).toContain('\nDevise\n  Devise\u00a0: One more save');
    const before = await runHistory('at', nora.email, '2020-01-01T00:00Z');
    expect(before).toMatchObject({ code: 0, stdout: expect.stringContaining('There was no portfolio then.') });
  });

  it('with --open prints an address that expires in 15 minutes and is not affected by later edits', async () => {
    const open = ['--open', ...why];
    const { url, expiresAt, version } = await runHistoryAsJson('at', nora.email, 'v4', ...open, '--language', 'fr-ca');
    const [, token = ''] = /^https:\/\/palmares\.example\/fr-ca\/history\/([\w-]+)$/.exec(url) ?? [];
    expect(openHistoryAddress(pepper, token, new Date())).toMatchObject({ athleteId: nora.athleteId, version: 4 });
    expect(version).toBe(4);
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    const { stdout } = await runHistory('at', nora.email, 'now', ...open);
    expect(stdout).toMatch(/^This address shows it until .*:\nhttps:\/\/palmares\.example\/en\/history\/[\w-]+\n$/);
    const { PUBLIC_URL: _, PALMARES_PEPPER: __, ...without } = environment;
    const at = ['history', 'at', nora.email, 'now'];
    expect(await palmares([...at, ...open], without)).toMatchObject({
      code: 2,
      stderr: 'palmares: PALMARES_PEPPER is not set; PUBLIC_URL is not set\n',
    });
    expect(await palmares(at, without)).toMatchObject({ code: 0, stderr: '' });
  });
});

describe('an address of what others see', () => {
  const looks = async (athleteId: string) => (await supportLooks(database.kysely, athleteId)).length;

  it.each([
    ['no reason', [], 'pass --reason <text>'],
    ['a reason of 201 characters', ['--reason', 'x'.repeat(201)], '--reason must be one line of 2 to 200 characters'],
    ['no operator', [...why, '--operator', ' '], '--operator (or PALMARES_OPERATOR) must be one line'],
  ])('is not printed with %s, and no look is recorded', async (_, given, problem) => {
    const before = await looks(nora.athleteId);
    expect(await runHistory('at', nora.email, 'now', '--open', ...given)).toEqual({
      stdout: '',
      code: 2,
      problem: expect.stringContaining(problem),
    });
    expect(await looks(nora.athleteId)).toBe(before);
  });

  it('is recorded with its operator, its version and its reason, which its athlete reads', async () => {
    const reason = 'Your coach could not see your videos';
    await runHistory('at', nora.email, 'v4', '--open', '--operator', 'Émile', '--reason', reason);
    const [look] = await supportLooks(database.kysely, nora.athleteId);
    expect(look).toMatchObject({ command: 'history at', reason });
    const owner = connect({ url: provided.ownerUrl, applicationName: 'test-owner' });
    const [operation] = await newestOperations(owner.kysely, 1).finally(() => owner.close());
    expect(operation).toMatchObject({ operator: 'Émile', arguments: { version: 4 }, outcome: 'done', reason });
  });

  it('has a help that says who reads the reason, and how long it may be', async () => {
    const { stdout } = await history('at', '--help');
    expect(stdout.replaceAll(/\s+/g, ' ')).toContain(
      'the athlete reads it on the account page: at most 200 characters',
    );
  });
});

describe('history diff', () => {
  it('gives programs each change with its path, before and after', async () => {
    const { changes, from, to } = await runHistoryAsJson('diff', nora.email, 'v4', 'v8');
    expect([from.version, to.version]).toEqual([4, 8]);
    const [introduction, ...others] = changes;
    expect(introduction).toMatchObject({
      change: 'field',
      path: ['introduction', 'intro'],
      before: story,
      after: story.replace('six', 'five'),
    });
    expect(others.map(({ change, path }: { change: string; path: string[] }) => [change, ...path.slice(0, 4)])).toEqual(
      [
        ['removed', 'sports-history', 'seasons', '2026', 'awards'],
        ['changed', 'sports-history', 'seasons', '2026', 'sports'],
        ['field', 'motto', 'motto'],
      ],
    );
  });

  it('is printed as text, and marks the changes within a field', async () => {
    const { stdout } = await history('diff', nora.email, 'v4', 'now');
    expect(stdout).toContain('  Your story:\n      I started at [-six-]{+five+} on a pond');
    expect(stdout).toContain('    Removed: “MVP”\n      Award: MVP\n      Awarded by: Ottawa Classic\n');
    expect(stdout).toContain('      Team or club: “Queens” → “Lions”\n');
    const french = await history('diff', nora.email, 'v4', 'v8', '--language', 'fr-ca');
    expect(french.stdout).toContain('Saison 2026–2027 › Distinctions\n    Retrait\u00a0: «\u00a0MVP\u00a0»\n');
    expect(french.stdout).toContain('  Devise\u00a0: rien → «\u00a0One more save\u00a0»\n');
  });

  it('of a moment and itself is empty', async () => {
    expect((await runHistory('diff', nora.email, 'v5', 'v5')).stdout).toContain('No differences.');
    expect((await runHistoryAsJson('diff', nora.email, 'now', 'now')).changes).toEqual([]);
  });
});

describe('a portfolio that was written while the database’s clock was an hour ahead', () => {
  let athleteId: string;
  /** Between the last version with a reliable time and the doubtful ones, by recorded time. */
  let then: string;

  beforeAll(async () => {
    ({ athleteId } = await pastOfNora(database, test));
    const stream = streamOf('portfolio', athleteId);
    const owner = connect({ url: provided.ownerUrl, applicationName: 'test-owner' });
    await owner.pool
      .query(`update streams set recorded_at = recorded_at + interval '1 hour' where stream = $1`, [stream])
      .finally(() => owner.close());
    for (const motto of ['Two more saves', 'Three more saves'])
      await test.log.append(request(stream, { events: [mottoWritten(motto)] }));
    then = new Date().toISOString();
  });

  it('[E47] is not exact by time, and says which version to ask for, in both languages', async () => {
    expect(await runHistoryAsJson('at', athleteId, then)).toMatchObject({ version: 8, doubt: { from: 9, to: 10 } });
    expect((await runHistory('at', athleteId, then)).stdout).toContain(
      '\nThis time is not exact: from version 9 on, the database and the app had different times. The portfolio may have been at any version from 8 to 10. Ask for a version instead, such as v10.\n',
    );
    const french = await runHistory('at', athleteId, then, '--language', 'fr-ca');
    expect(french.stdout).toContain('\nCette heure n’est pas exacte\u00a0: à partir de la version 9, ');
    expect((await runHistory('at', athleteId, then, '--open', ...why)).stdout).toContain('This time is not exact');
    expect(await runHistoryAsJson('diff', athleteId, then, 'v10')).toMatchObject({
      from: { version: 8, doubt: { from: 9, to: 10 } },
      to: { version: 10, doubt: null },
    });
    const difference = await runHistory('diff', athleteId, then, 'v10');
    expect(difference.stdout).toMatch(/\nFrom version 8, .*\nThis time is not exact: .*\nTo version 10, /);
  });

  it('[E47] is exact by version, at times before it, and now', async () => {
    for (const [moment, version] of [
      ['v9', 9],
      ['v10', 10],
      ['now', 10],
      ['2020-01-01T00:00Z', 0],
    ])
      expect(await runHistoryAsJson('at', athleteId, `${moment}`)).toMatchObject({ version, doubt: null });
    expect((await runHistory('at', athleteId, 'v9')).stdout).toContain('Two more saves');
    expect((await runHistory('at', athleteId, 'v9')).stdout).not.toContain('not exact');
  });
});

describe('a history that cannot be shown', () => {
  it.each([
    [['at', 'v9'], 'there is no version 9: the portfolio is at version 8'],
    [['at', 'last week'], 'last week is not a moment; write it as 2026-11-21T18:30:00Z'],
    [['at', '2999-01-01T00:00Z'], '2999-01-01T00:00Z is in the future'],
    [['diff', 'v1', 'v0'], 'v0 is not a moment'],
    [['show', '--from', 'monday'], '--from monday is not a time'],
    [['show', '--time-zone', 'Nowhere'], 'Nowhere is not a time zone'],
    [['show', '--section', 'poetry'], `there is no section poetry; there are ${sectionNames.join(', ')}`],
  ])('%j ends with 2 and says why', async ([command = '', ...args], why) => {
    expect(await runHistory(command, nora.email, ...args)).toEqual({
      stdout: '',
      code: 2,
      problem: expect.stringContaining(why),
    });
  });

  it('is reported in one line on stderr', async () => {
    expect(await history('at', nora.email, 'v9')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'palmares: there is no version 9: the portfolio is at version 8\n',
    });
    const language = await history('show', nora.email, '--language', 'de');
    expect(language).toMatchObject({
      code: 2,
      stderr: expect.stringMatching(/^palmares: .*Allowed choices are en, fr-ca.*\n$/),
    });
  });

  it.each([['show'], ['at', 'now'], ['diff', 'v1', 'now']])(
    '%s of nobody ends with 1, by email and by id',
    async (command, ...moments) => {
      for (const [who, problem] of [
        ['nobody@mail.example', 'no athlete has the email nobody@mail.example'],
        ['01890000-0000-7000-8000-000000000000', 'no athlete has the id 01890000-0000-7000-8000-000000000000'],
      ] as const)
        expect(await runHistory(command, who, ...moments)).toEqual({ stdout: '', code: 1, problem });
    },
  );

  it('[E39] of an erased athlete is all but the time and the number of events that remain', async () => {
    const gone = await pastOfNora(database, test);
    const owner = connect({ url: provided.ownerUrl, applicationName: 'test-owner' });
    await eraseAthlete(owner, gone.athleteId).finally(() => owner.close());
    const { code, stdout } = await history('show', gone.athleteId);
    expect(code).toBe(0);
    expect(stdout).toMatch(new RegExp(`^The athlete ${gone.athleteId} was erased on .*\n10 events remain`));
    expect(stdout).not.toMatch(/Nora|Whitcombe|MVP|Brodeur/);
    const french = await runHistory('show', gone.athleteId, '--language', 'fr-ca');
    expect(french.stdout).toContain('Il reste 10\u00a0événements (Portfolio 8, Partage 1, Forfait Athlète 1)');
    expect(await runHistoryAsJson('show', gone.athleteId)).toMatchObject({
      erased: { events: { portfolio: 8, sharing: 1, plan: 1 }, total: 10 },
      entries: [],
    });
    for (const args of [
      ['at', gone.athleteId, 'now'],
      ['diff', gone.athleteId, 'v1', 'v2'],
    ])
      expect(await runHistory(...args)).toEqual({
        stdout: '',
        code: 1,
        problem: expect.stringContaining('was erased on'),
      });
  });
});
