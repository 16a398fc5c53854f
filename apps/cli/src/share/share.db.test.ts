import { countOpening } from '@palmares/db/openings';
import { newestOperations } from '@palmares/db/operators';
import { findOpenLink } from '@palmares/db/sharing';
import { aLink, anAccount, aPlan, request } from '@palmares/db/testing';
import { streamOf } from '@palmares/domain/kernel';
import { expect, it } from 'vitest';
import { shareCommand } from '../commands/share.ts';
import { inDatabase } from '../testing/in-database.ts';
import { jsonOf, runInProcess } from '../testing/run-in-process.ts';
import { palmares, testOperator } from '../testing/run-program.ts';

const opened = inDatabase();
const because = ['--reason', 'asked by phone'];
const pepper = Buffer.alloc(32, 7);

const share = (...args: readonly string[]) => runInProcess(shareCommand(), args);

const anAthlete = async (): Promise<string> => {
  const { db, test } = opened();
  const { athleteId } = await test.athlete();
  await anAccount(db.database, { athleteId });
  return athleteId;
};

/** A link with its event, as publishing makes it. */
const published = async (athleteId: string, label: string) => {
  const { db, test } = opened();
  const link = await aLink(db.database, { athleteId, label });
  const { linkId } = link;
  const data = { linkId, label, passcode: 'none', expiresAt: null, parts: null };
  await test.log.append(request(streamOf('sharing', athleteId), { events: [{ type: 'PortfolioPublished', data }] }));
  return link;
};

const open = ({ linkId, athleteId }: { linkId: string; athleteId: string }, at: Date) =>
  countOpening(opened().db.database.kysely, pepper, {
    link: { linkId, athleteId, versions: { portfolio: 3, identity: 0 }, parts: null },
    anonToken: crypto.randomUUID(),
    at,
  });

it('palmares share lists the links with their state and openings, never their addresses, and says why none opens', async () => {
  const { db, environment } = opened();
  const athleteId = await anAthlete();
  const first = await published(athleteId, 'Coach Roy');
  const ended = await aLink(db.database, {
    athleteId,
    label: 'Tournament',
    expiresAt: new Date('2026-11-02T04:59:59.999Z'),
  });
  await open(first, new Date('2026-11-20T15:00Z'));
  const { stdout, code } = await palmares(['share', 'list', athleteId], { ...environment, FORCE_COLOR: '1' });
  expect(code).toBe(0);
  expect(stdout).toMatch(/^ID +LABEL +STATE +PASSCODE +MADE +ENDS +OPENINGS +LAST OPENED\n/);
  expect(stdout).toMatch(/Coach Roy +open +none .* 1 +2026-11-20T15:00Z\n/);
  expect(stdout).toMatch(/Tournament +expired on 2026-11-01 \(Toronto\) .* 2026-11-01 \(Toronto\) +0 +–\n/);
  expect(stdout).toContain('No link works now: the athlete does not have the Athlete Plan.');
  for (const { token } of [first, ended]) expect(stdout).not.toContain(token);
  expect(stdout).not.toContain('\u001b');

  await aPlan(db, athleteId);
  expect(jsonOf(await share('list', athleteId, '--limit', '1', '--json'))).toMatchObject({
    links: [{ label: 'Tournament' }],
    more: true,
    hindrance: null,
  });
});

it('palmares share says that a guardian is needed before it says that there is no plan', async () => {
  const { db, test } = opened();
  const { athleteId } = await test.athlete();
  await anAccount(db.database, { athleteId, dateOfBirth: '2014-01-01' });
  await aLink(db.database, { athleteId });
  expect((await share('list', athleteId)).stdout).toContain('no parent or guardian has given permission yet');
});

it('palmares share lists the openings of one link alone, the newest first', async () => {
  const athleteId = await anAthlete();
  const [one, other] = [await published(athleteId, 'One'), await published(athleteId, 'Other')];
  for (const day of ['18', '20']) await open(one, new Date(`2026-11-${day}T15:00Z`));
  await open(other, new Date('2026-11-19T15:00Z'));
  const listed: readonly { readonly label: string; readonly at: string }[] = jsonOf(
    await share('saw', one.linkId, '--json'),
  );
  expect(listed.map(({ label, at }) => [label, at.slice(0, 10)])).toEqual([
    ['One', '2026-11-20'],
    ['One', '2026-11-18'],
  ]);
  expect((await share('saw', one.linkId)).stdout).toMatch(/ One +v3 +[\da-f-]{36}\n/);
  expect((await share('saw', one.linkId, '--limit', '1')).stdout).toContain(
    'Showing the newest 1. Use --limit for more.',
  );
});

it('palmares share closes a link for good, as an event with the operator and the reason, and says so once', async () => {
  const { db, test } = opened();
  const athleteId = await anAthlete();
  const { linkId } = await published(athleteId, 'Coach Roy');
  await aPlan(db, athleteId);
  const isOpen = async () => (await findOpenLink(db.database, { linkId }, { at: new Date() })) !== undefined;

  expect((await share('revoke', linkId, '--dry-run', ...because)).stdout).toBe(
    `Would close the link ${linkId} (Coach Roy) of athlete ${athleteId}.\n`,
  );
  expect(await share('revoke', linkId, ...because)).toMatchObject({
    code: 2,
    problem: 'no terminal to confirm on; pass --yes',
  });
  expect(await isOpen()).toBe(true);

  expect(jsonOf(await share('revoke', linkId, '--yes', '--json', ...because))).toEqual({
    linkId,
    athleteId,
    label: 'Coach Roy',
    closedBefore: null,
    dryRun: false,
  });
  expect(await isOpen()).toBe(false);
  expect((await test.log.load(streamOf('sharing', athleteId))).at(-1)).toMatchObject({
    event: { type: 'LinkRevoked', data: { linkId } },
    metadata: { actor: { kind: 'operator', id: testOperator }, reason: 'asked by phone' },
  });
  const [operation] = await newestOperations(db.owner.kysely, 1);
  expect(operation).toMatchObject({ command: 'share revoke', athleteId, arguments: { link: linkId }, outcome: 'done' });
  expect((await share('revoke', linkId, '--yes', ...because)).stdout).toContain('There is nothing to do: ');
});

it('palmares share takes the id of a link, and tells it from its address', async () => {
  const { token } = await published(await anAthlete(), 'Coach Roy');
  const address = `https://palmares.example/en/athletes/${token}`;
  expect(await share('saw', address)).toMatchObject({ code: 2, problem: expect.stringContaining('not its address') });
  expect(await share('saw', crypto.randomUUID())).toMatchObject({ code: 1 });
});
