import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '@palmares/db';
import { applyLedger, enterForgotten, eraseAthlete, readForgotten, refuseUnerased } from '@palmares/db/erasure';
import { createEventLog, rebuild } from '@palmares/db/event-store';
import { erasedWords } from '@palmares/db/health';
import { maintain } from '@palmares/db/maintenance';
import { newestPortfolio, portfolioProjection } from '@palmares/db/read-models';
import {
  aContact,
  type ConnectedServer,
  connectedServer,
  relationsHolding,
  type TestLog,
  testLog,
  untilReadable,
} from '@palmares/db/testing';
import { streamOf } from '@palmares/domain/kernel';
import { portfolioDecider } from '@palmares/domain/portfolio';
import { forgottenContact } from '@palmares/domain/sections';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Actor, metadataOf } from '../actor.ts';
import { handleCommand } from '../commands/handle-command.ts';
import { editSection } from '../portfolio/edit-section.ts';
import { type ForgetDeps, type ForgetReport, type ForgetStep, forgetContact } from './forget-contact.ts';

let connected: ConnectedServer;
let test: TestLog;
let folder: string;

beforeAll(async () => {
  connected = await connectedServer();
  test = testLog(connected.database);
  folder = await mkdtemp(join(tmpdir(), 'forget-'));
});

afterAll(async () => {
  await connected.close();
  await rm(folder, { recursive: true });
});

const operator: Extract<Actor, { kind: 'operator' }> = {
  kind: 'operator',
  name: 'support',
  reason: 'asked by mail',
  device: null,
};

/** Returns a function that forgets a contact, with its recorded steps and the milliseconds it would have waited. */
const forgetting = (given: Partial<ForgetDeps> = {}) => {
  const steps: ForgetStep[] = [];
  const waited: number[] = [];
  const deps: ForgetDeps = {
    owner: connected.owner,
    log: createEventLog(connected.owner, testLog(connected.owner, test.masterKey).keyring),
    ledgerFile: join(folder, `${randomUUID()}.jsonl`),
    waitForCacheExpiry: async (milliseconds) => void waited.push(milliseconds),
    onStep: (step) => steps.push(step),
    now: () => new Date(),
    ...given,
  };
  const forget = async (contact: { athleteId: string; contactId: string; dryRun?: boolean }): Promise<ForgetReport> => {
    const report = await forgetContact(deps, operator, contact);
    if (typeof report === 'string') throw new Error(report);
    return report;
  };
  return { deps, forget, steps, waited };
};

const edit = (athleteId: string, basedOn: number, change: object) =>
  editSection(
    test,
    { kind: 'athlete', athleteId, device: null },
    { commandId: randomUUID(), edit: { section: 'contacts', basedOn, change } },
  );

const withContacts = async () => {
  const { athleteId, stream } = await test.athlete();
  const actor = { kind: 'athlete', athleteId, device: null } as const;
  await handleCommand({
    log: test.log,
    decider: portfolioDecider,
    stream,
    commandId: athleteId,
    command: {
      type: 'StartPortfolio',
      firstName: 'Maya',
      lastName: 'Roy',
      dateOfBirth: '2009-03-04',
      place: { country: 'can', region: 'QC' },
      language: 'fr-ca',
    },
    context: { at: new Date() },
    metadata: metadataOf(actor, athleteId),
  });
  const [contact, other] = [aContact(), aContact()];
  await edit(athleteId, 0, { type: 'AddContact', index: 0, item: contact });
  await edit(athleteId, 2, { type: 'AddContact', index: 1, item: other });
  await untilReadable(connected.database);
  await rebuild({ owner: connected.owner, keyring: test.keyring, projection: portfolioProjection });
  return { athleteId, stream, contact, other, asked: { athleteId, contactId: contact.id } };
};

const fresh = () => testLog(connected.database, test.masterKey).log;

/** Reads the section's content from the serving read model. */
const projected = async (athleteId: string) => {
  const { rows } = await connected.owner.pool.query<{ content: { contacts: unknown[] } }>(
    `select content from read.portfolio_sections where athlete_id = $1 and section = 'contacts'`,
    [athleteId],
  );
  return rows[0]?.content.contacts;
};

const keyIsOpen = async (athleteId: string, contactId: string): Promise<boolean | undefined> => {
  const { rows } = await connected.owner.pool.query<{ open: boolean }>(
    'select wrapped is not null as open from data_keys where subject_id = $1 and purpose = $2',
    [athleteId, `contact:${contactId}`],
  );
  return rows[0]?.open;
};

describe('a contact', () => {
  it('[E56] is forgotten in order, and the athlete keeps everything else', async () => {
    const { athleteId, stream, contact, other, asked } = await withContacts();
    const { deps, forget, steps, waited } = forgetting();
    const report = await forget(asked);
    expect(steps).toEqual(['ledger', 'forget', 'wait', 'purge', 'rewrite', 'complete']);
    expect(waited).toHaveLength(1);
    expect(waited[0]).toBeGreaterThan(60_000);
    expect(report).toMatchObject({ ...asked, first: true, blockedBy: [], completeOn: expect.any(Date) });
    expect(await keyIsOpen(athleteId, contact.id)).toBe(false);
    expect(await readForgotten(deps.ledgerFile)).toMatchObject([{ ...asked, completedAt: expect.any(String) }]);

    const { sections, athlete } = await newestPortfolio(fresh(), athleteId);
    expect(athlete).toMatchObject({ firstName: 'Maya' });
    expect(sections.contacts).toEqual({ version: 4, content: { contacts: [other] } });
    const last = (await fresh().load(stream)).at(-1);
    expect(last).toMatchObject({
      event: { type: 'ContactForgotten', data: { contactId: contact.id } },
      metadata: { actor: { kind: 'operator', id: 'support' }, reason: 'asked by mail' },
    });
    expect(await projected(athleteId)).toEqual([forgottenContact(contact.id), other]);
    await rebuild({ owner: connected.owner, keyring: test.keyring, projection: portfolioProjection });
    expect(await projected(athleteId)).toEqual([other]);
  });

  it('[E56] is forgotten again without another event, and waited for no longer', async () => {
    const { athleteId, stream, contact, asked } = await withContacts();
    const { deps, forget } = forgetting();
    await forget(asked);
    await connected.owner.pool.query(
      `update data_keys set destroyed_at = destroyed_at - interval '2 minutes' where subject_id = $1 and purpose = $2`,
      [athleteId, `contact:${contact.id}`],
    );
    const again = forgetting({ ledgerFile: deps.ledgerFile });
    expect(await again.forget(asked)).toMatchObject({ first: false, blockedBy: [] });
    expect(again.waited).toEqual([]);
    expect(await fresh().load(stream)).toHaveLength(4);
    expect(await readForgotten(deps.ledgerFile)).toHaveLength(1);
  });

  it('[E56] that the athlete has removed is forgotten in the history too', async () => {
    const { athleteId, stream, contact, asked } = await withContacts();
    await edit(athleteId, 3, { type: 'RemoveContact', id: contact.id });
    await forgetting().forget(asked);
    const told = JSON.stringify((await fresh().load(stream)).map(({ event }) => event));
    expect(told).not.toContain(contact.name);
  });

  it('[E56] cannot be added again by a device that still has it', async () => {
    const { athleteId, contact, asked } = await withContacts();
    await forgetting().forget(asked);
    expect(await edit(athleteId, 4, { type: 'AddContact', index: 0, item: contact })).toMatchObject({
      refusal: { code: 'contact_forgotten' },
    });
  });

  it('[E56] is not brought back by the command that once added it, sent again', async () => {
    const { athleteId, stream } = await withContacts();
    const item = aContact();
    const actor = { kind: 'athlete', athleteId, device: null } as const;
    const sent = {
      commandId: randomUUID(),
      edit: { section: 'contacts', basedOn: 3, change: { type: 'AddContact', index: 0, item } },
    };
    const first = await editSection(test, actor, sent);
    await forgetting().forget({ athleteId, contactId: item.id });
    expect(await editSection(test, actor, sent)).toEqual(first);
    expect(JSON.stringify(await newestPortfolio(fresh(), athleteId))).not.toContain(item.name);
    expect(await fresh().load(stream)).toHaveLength(5);
  });

  it('[E56] whom devices edit meanwhile is forgotten with every edit that was taken', async () => {
    const { athleteId, stream, contact, other, asked } = await withContacts();
    const name = 'Written Meanwhile';
    const editing = Array.from({ length: 8 }, (_, at) =>
      edit(athleteId, 3 + (at % 3), { type: 'ChangeContact', item: { ...contact, name: `${name} ${at}` } }),
    );
    const [report, ...edits] = await Promise.all([forgetting().forget(asked), ...editing]);
    expect(report).toMatchObject({ first: true, blockedBy: [] });
    for (const edited of edits)
      if (!edited.ok)
        expect(['section_newer', 'section_behind', 'contact_forgotten', 'item_unknown']).toContain(edited.refusal.code);
    expect(JSON.stringify((await fresh().load(stream)).map(({ event }) => event))).not.toContain(name);
    expect((await newestPortfolio(fresh(), athleteId)).sections.contacts.content.contacts).toEqual([other]);
  });

  it('[E56] is in no snapshot, also not in one that a process takes late', async () => {
    const { stream, asked } = await withContacts();
    const snapshots = async () =>
      (await connected.owner.pool.query('select from snapshots where stream = $1', [stream])).rowCount;
    const { forget } = forgetting({
      waitForCacheExpiry: async () => {
        await connected.owner.pool.query(
          `insert into snapshots (shard, stream, version, decider, decider_version, key_id, state)
           select shard, stream, version, 'portfolio', 3, key_id, data from events where stream = $1 and version = 3`,
          [stream],
        );
        expect(await snapshots()).toBe(1);
      },
    });
    await forget(asked);
    expect(await snapshots()).toBe(0);
  });

  it('[E56] of one athlete is not touched by forgetting another’s with the same id', async () => {
    const [one, another] = [await withContacts(), await withContacts()];
    await edit(another.athleteId, 3, { type: 'AddContact', index: 0, item: one.contact });
    await forgetting().forget(one.asked);
    const { sections } = await newestPortfolio(fresh(), another.athleteId);
    expect(sections.contacts.content.contacts).toContainEqual(one.contact);
  });

  it('[E56] gets the same report from a dry run, and is not changed by it', async () => {
    const { athleteId, stream, contact, asked } = await withContacts();
    const { deps, forget, steps } = forgetting();
    const dry = await forget({ ...asked, dryRun: true });
    expect([steps, await readForgotten(deps.ledgerFile)]).toEqual([[], []]);
    expect(await keyIsOpen(athleteId, contact.id)).toBe(true);
    expect(await fresh().load(stream)).toHaveLength(3);
    const { purged } = await forget(asked);
    expect(dry).toMatchObject({ ...asked, first: true, purged });
  });

  it('[E56] of nobody, or of an erased athlete, is reported', async () => {
    const { athleteId, asked } = await withContacts();
    const { deps } = forgetting();
    expect(await forgetContact(deps, operator, { athleteId, contactId: randomUUID() })).toBe('unknown');
    await eraseAthlete(connected.owner, athleteId);
    expect(await forgetContact(deps, operator, asked)).toBe('erased');
    expect(await readForgotten(deps.ledgerFile)).toEqual([]);
  });

  it.each<ForgetStep>(['ledger', 'forget', 'wait', 'purge', 'rewrite', 'complete'])(
    '[E56] is forgotten by the next run, if one dies before the step "%s"',
    async (deadly) => {
      const { athleteId, contact, asked } = await withContacts();
      const dying = forgetting({
        onStep: (step) => {
          if (step === deadly) throw new Error('killed');
        },
      });
      await expect(dying.forget(asked)).rejects.toThrow('killed');
      const { ledgerFile } = dying.deps;
      await forgetting({ ledgerFile }).forget(asked);
      expect(await keyIsOpen(athleteId, contact.id)).toBe(false);
      expect(await readForgotten(ledgerFile)).toMatchObject([{ ...asked, completedAt: expect.any(String) }]);
    },
  );

  it('[E56] that a process wrote down while it still had the key is removed by the second purge', async () => {
    const { athleteId, contact, other, asked } = await withContacts();
    const late = JSON.stringify({ contacts: [contact, other] });
    const { forget } = forgetting({
      waitForCacheExpiry: async () => {
        await connected.owner.pool.query(
          `update read.portfolio_sections set content = $2 where athlete_id = $1 and section = 'contacts'`,
          [athleteId, late],
        );
      },
    });
    await forget(asked);
    expect(await projected(athleteId)).toEqual([forgottenContact(contact.id), other]);
  });
});

describe('the data files', () => {
  it('[E49] hold the key of a forgotten contact nowhere', async () => {
    const { athleteId, contact, asked } = await withContacts();
    const { rows } = await connected.owner.pool.query<{ wrapped: Buffer }>(
      'select wrapped from data_keys where subject_id = $1 and purpose = $2',
      [athleteId, `contact:${contact.id}`],
    );
    const wrapped = rows[0]?.wrapped ?? Buffer.alloc(0);
    expect(await relationsHolding(connected.server, wrapped)).toHaveLength(1);
    await forgetting().forget(asked);
    expect(await relationsHolding(connected.server, wrapped)).toEqual([]);
  });

  it('[E49] are not clean while an older snapshot sees the key, whose owner is named, and are with the next run', async () => {
    const { asked } = await withContacts();
    const program = connect({ url: connected.server.ownerUrl, applicationName: 'a long report', max: 1 });
    const client = await program.pool.connect();
    await client.query('begin isolation level repeatable read');
    await client.query('select count(*) from accounts');
    const { deps, forget } = forgetting({ timeoutMs: 0 });
    expect(await forget(asked)).toMatchObject({ completeOn: null, blockedBy: [{ name: 'a long report' }] });
    await client.query('rollback');
    client.release();
    await program.close();
    expect(await forgetting({ ledgerFile: deps.ledgerFile }).forget(asked)).toMatchObject({
      first: false,
      blockedBy: [],
    });
  });
});

it('[E49] free space is watched from when a contact is forgotten until palmares maintain has run', async () => {
  await connected.owner.pool.query('delete from forgotten_contacts');
  const { asked } = await withContacts();
  const { kysely } = connected.database;
  await forgetting().forget({ ...asked, dryRun: true });
  expect(await erasedWords(kysely)).toMatchObject({ athletes: 0, contacts: 0 });
  await forgetting().forget(asked);
  await forgetting().forget(asked);
  expect(await erasedWords(kysely)).toMatchObject({ athletes: 0, contacts: 1 });
  expect((await erasedWords(kysely)).overdueSeconds).toBeLessThan(0);
  expect(await maintain({ owner: connected.owner })).toMatchObject({ erasures: 0, contacts: 1, skipped: [] });
  expect(await erasedWords(kysely)).toMatchObject({ contacts: 0 });
});

describe('a restored backup', () => {
  it('[E56] with a contact who was forgotten since does not open until the ledger is applied', async () => {
    const { athleteId, contact, other, asked } = await withContacts();
    const { deps, forget } = forgetting();
    const { ledgerFile } = deps;
    const unknown = { athleteId: randomUUID(), contactId: randomUUID() };
    for (const each of [asked, unknown])
      await enterForgotten(ledgerFile, { ...each, forgottenAt: '2026-11-21T12:00:00.000Z', reason: 'asked' });
    await expect(refuseUnerased(connected.database, ledgerFile)).rejects.toThrow(/names 1 contact .*palmares restore/);

    const applying = { owner: connected.owner, ledgerFile, removeFiles: async () => 0 };
    const outcomes = [
      { ...asked, outcome: 'forgotten', isInLog: false },
      { ...unknown, outcome: 'not here', isInLog: true },
    ];
    await connected.owner.pool.query('delete from forgotten_contacts');
    expect((await applyLedger({ ...applying, dryRun: true })).contacts).toEqual(outcomes);
    expect(await keyIsOpen(athleteId, contact.id)).toBe(true);
    expect(await applyLedger(applying)).toMatchObject({ contacts: outcomes, blockedBy: [] });
    // Running it again returns the same list, in case the first output was lost.
    const again = [{ ...asked, outcome: 'was forgotten', isInLog: false }, outcomes[1]];
    expect((await applyLedger(applying)).contacts).toEqual(again);
    await refuseUnerased(connected.database, ledgerFile);
    expect(await erasedWords(connected.database.kysely)).toMatchObject({ contacts: 1 });
    expect(await projected(athleteId)).toEqual([forgottenContact(contact.id), other]);

    await forget(asked);
    const { sections } = await newestPortfolio(fresh(), athleteId);
    expect(sections.contacts.content.contacts).toEqual([other]);
    expect(await fresh().load(streamOf('portfolio', athleteId))).toHaveLength(4);
    expect((await applyLedger(applying)).contacts[0]).toEqual({ ...asked, outcome: 'was forgotten', isInLog: true });
  });

  it('[E56] refuses what a device still says of a contact whose event is missing, and takes all else', async () => {
    const { athleteId, contact, other, asked } = await withContacts();
    const { ledgerFile } = forgetting().deps;
    await enterForgotten(ledgerFile, { ...asked, forgottenAt: '2026-11-21T12:00:00.000Z', reason: 'asked' });
    await applyLedger({ owner: connected.owner, ledgerFile, removeFiles: async () => 0 });
    const renamed = { type: 'ChangeContact', item: { ...contact, name: 'Somebody Else' } };
    expect(await edit(athleteId, 3, renamed)).toMatchObject({ refusal: { code: 'contact_forgotten' } });
    expect(await edit(athleteId, 3, { type: 'ChangeContact', item: { ...other, phone: '4185550199' } })).toMatchObject({
      ok: true,
    });
    expect(await edit(athleteId, 4, { type: 'RemoveContact', id: contact.id })).toMatchObject({ ok: true });
  });

  it('[E56] from before a contact was written down keeps that contact out, whatever a device still has', async () => {
    const { athleteId, other } = await withContacts();
    const { forget, deps } = forgetting();
    const { ledgerFile } = deps;
    const later = aContact();
    const asked = { athleteId, contactId: later.id };
    await enterForgotten(ledgerFile, { ...asked, forgottenAt: '2026-11-21T12:00:00.000Z', reason: 'asked' });
    const applying = { owner: connected.owner, ledgerFile, removeFiles: async () => 0 };
    const outcome = { ...asked, outcome: 'kept out', isInLog: false };
    expect((await applyLedger({ ...applying, dryRun: true })).contacts).toEqual([outcome]);
    expect(await keyIsOpen(athleteId, later.id)).toBeUndefined();
    expect((await applyLedger(applying)).contacts).toEqual([outcome]);
    await refuseUnerased(connected.database, ledgerFile);
    const add = { type: 'AddContact', index: 0, item: later };
    expect(await edit(athleteId, 3, add)).toMatchObject({ refusal: { code: 'contact_forgotten' } });
    await forget(asked);
    expect(await edit(athleteId, 4, add)).toMatchObject({ refusal: { code: 'contact_forgotten' } });
    expect((await newestPortfolio(fresh(), athleteId)).sections.contacts.content.contacts).toContainEqual(other);
    await refuseUnerased(connected.database, ledgerFile);
  });

  it('[E39] asks for nothing more about the contacts of an erased athlete', async () => {
    const { athleteId, asked } = await withContacts();
    const { ledgerFile } = forgetting().deps;
    for (const each of [asked, { athleteId, contactId: randomUUID() }])
      await enterForgotten(ledgerFile, { ...each, forgottenAt: '2026-11-21T12:00:00.000Z', reason: 'asked' });
    await eraseAthlete(connected.owner, athleteId);
    const { contacts } = await applyLedger({ owner: connected.owner, ledgerFile, removeFiles: async () => 0 });
    expect(contacts).toMatchObject([
      { outcome: 'was forgotten', isInLog: true },
      { outcome: 'not here', isInLog: true },
    ]);
  });
});
