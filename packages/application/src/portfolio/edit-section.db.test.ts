import { randomUUID } from 'node:crypto';
import { type FileRow, filesOf } from '@palmares/db/files';
import { anAccount, type ConnectedDatabase, connectedDatabase, type TestLog, testLog } from '@palmares/db/testing';
import type { FileKind } from '@palmares/domain/files';
import { streamOf } from '@palmares/domain/kernel';
import { portfolioDecider, sectionEdit, sections } from '@palmares/domain/portfolio';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AthleteActor, metadataOf } from '../actor.ts';
import { CommandIdReused, handleCommand } from '../commands/handle-command.ts';
import { editSection } from './edit-section.ts';

let db: ConnectedDatabase;
let test: TestLog;
let actor: AthleteActor;

beforeAll(async () => {
  db = await connectedDatabase();
  test = testLog(db.database);
});

afterAll(() => db.close());

beforeEach(async () => {
  const { athleteId } = await test.athlete();
  await anAccount(db.database, { athleteId });
  actor = { kind: 'athlete', athleteId, device: null };
  await handleCommand({
    log: test.log,
    decider: portfolioDecider,
    stream: streamOf('portfolio', athleteId),
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
});

/** Returns the id of a checked file. */
const ready = async (kind: FileKind, owner = actor.athleteId): Promise<string> => {
  const id = randomUUID();
  await db.owner.pool.query(
    `insert into files (id, athlete_id, kind, state, name, type, bytes, pages)
     values ($1, $2, $3, 'ready', 'a file', $4, 900, $5)`,
    [id, owner, kind, kind === 'picture' ? 'image/webp' : 'application/pdf', kind === 'picture' ? null : 2],
  );
  return id;
};

const edit = async (section: string, basedOn: number, change: unknown, commandId: string = randomUUID()) => {
  const edited = await editSection(test, actor, { commandId, edit: { section, basedOn, change } });
  return edited.ok ? edited.value.sectionVersion : edited.refusal.code;
};

const showPicture = (fileId: string, basedOn = 0, commandId?: string) =>
  edit(
    'profile-picture',
    basedOn,
    {
      type: 'WriteProfilePicture',
      content: { fileId, crop: fileId === '' ? null : { left: 0, top: 0, side: 1 } },
    },
    commandId,
  );

const addDocument = (id: string, facts: object = {}, basedOn = 0) =>
  edit('academic-documents', basedOn, {
    type: 'AddAcademicDocument',
    index: 0,
    item: { id, name: 'Transcript', type: 'application/pdf', bytes: 900, pages: 2, ...facts },
  });

const states = async (): Promise<Record<string, FileRow['state']>> =>
  Object.fromEntries((await filesOf(db.database.kysely, actor.athleteId)).map(({ id, state }) => [id, state]));

describe('an edit that refers to a file', () => {
  it('is accepted if the file is ready, and marks it as used', async () => {
    const fileId = await ready('picture');
    expect(await showPicture(fileId)).toBe(2);
    const [file] = await filesOf(db.database.kysely, actor.athleteId);
    expect(file?.usedAt).toBeInstanceOf(Date);
  });

  it('is refused for an unknown, unchecked or other athlete’s file, and one of the other kind', async () => {
    const { athleteId } = await anAccount(db.database);
    const unchecked = randomUUID();
    await db.owner.pool.query(
      `insert into files (id, athlete_id, kind, state, name, bytes) values ($1, $2, 'picture', 'processing', 'a', 1)`,
      [unchecked, actor.athleteId],
    );
    for (const fileId of [randomUUID(), unchecked, await ready('picture', athleteId), await ready('document')])
      expect(await showPicture(fileId)).toBe('file_unknown');
  });

  it('is refused if it describes the file otherwise than it is', async () => {
    const fileId = await ready('document');
    expect(await addDocument(fileId, { bytes: 1 })).toBe('file_unknown');
    expect(await addDocument(fileId, { pages: 3 })).toBe('file_unknown');
    expect(await addDocument(fileId)).toBe(2);
  });

  it('that is repeated changes nothing more', async () => {
    const [first, second] = [await ready('picture'), await ready('picture')];
    const commandId = randomUUID();
    await showPicture(first, 0, commandId);
    await showPicture(second, 2);
    expect(await showPicture(first, 0, commandId)).toBe(2);
    expect(await states()).toEqual({ [first]: 'removed', [second]: 'ready' });
  });
});

describe('an upload that finishes on one device while another types', () => {
  const motto = (text: string) => ({ type: 'WriteMotto', content: { motto: text, explanation: '' } }) as const;
  const contents = async () => {
    const { state } = await test.log.fold(streamOf('portfolio', actor.athleteId), portfolioDecider);
    return {
      motto: state.sections.motto.content.motto,
      picture: state.sections['profile-picture'].content.fileId,
      documents: state.sections['academic-documents'].content.documents.map(({ id }) => id),
    };
  };

  it('does not conflict with any other section, and both are kept', async () => {
    const [picture, document] = [await ready('picture'), await ready('document')];
    expect(await edit('motto', 0, motto('Onward'))).toBe(2);
    // Neither device has seen the other's edits: each is based on what it opened.
    expect(await addDocument(document)).toBe(3);
    expect(await showPicture(picture)).toBe(4);
    expect(await edit('motto', 2, motto('Onward, always'))).toBe(5);
    expect(await contents()).toEqual({ motto: 'Onward, always', picture, documents: [document] });
    expect(await states()).toEqual({ [picture]: 'ready', [document]: 'ready' });
  });

  it('is kept in whatever order the two arrive, even at once', async () => {
    const [picture, document] = [await ready('picture'), await ready('document')];
    const versions = await Promise.all([
      edit('motto', 0, motto('Onward')),
      showPicture(picture),
      addDocument(document),
    ]);
    expect(versions.toSorted()).toEqual([2, 3, 4]);
    expect(await contents()).toEqual({ motto: 'Onward', picture, documents: [document] });
    expect(await states()).toEqual({ [picture]: 'ready', [document]: 'ready' });
  });
});

describe('a file', () => {
  it('that is replaced is removed, and comes back with an edit that refers to it again', async () => {
    const [first, second] = [await ready('picture'), await ready('picture')];
    await showPicture(first);
    await showPicture(second, 2);
    expect(await states()).toEqual({ [first]: 'removed', [second]: 'ready' });
    await showPicture(first, 3);
    expect(await states()).toEqual({ [first]: 'ready', [second]: 'removed' });
  });

  it('stays when a section that does not refer to it changes', async () => {
    const [picture, document] = [await ready('picture'), await ready('document')];
    await showPicture(picture);
    await addDocument(document);
    await showPicture('', 2);
    expect(await states()).toEqual({ [picture]: 'removed', [document]: 'ready' });
    await edit('motto', 0, { type: 'WriteMotto', content: { motto: 'Onward', explanation: '' } });
    expect(await states()).toEqual({ [picture]: 'removed', [document]: 'ready' });
  });

  it('that is gone does not keep the rest of its section from being edited', async () => {
    const [gone, kept] = [await ready('document'), await ready('document')];
    await addDocument(gone);
    await db.owner.pool.query('delete from files where id = $1', [gone]);
    expect(await addDocument(kept, {}, 2)).toBe(3);
    expect(await states()).toEqual({ [kept]: 'ready' });
  });
});

const level = { schoolType: 'cegep', year: 'technical1' } as const;

it('a document that is uploaded on one device conflicts with nothing typed about academics on another', async () => {
  const typed = (school: string) => ({
    type: 'WriteAcademics',
    content: { ...sections.academics.empty(), level, school },
  });
  const document = await ready('document');
  expect(await edit('academics', 0, typed('Collège Mont-Royal'))).toBe(2);
  expect(await addDocument(document)).toBe(3);
  expect(await edit('academics', 2, typed('Cégep de Sherbrooke'))).toBe(4);
  expect(await edit('academics', 2, typed('Cégep de Granby'))).toBe('section_newer');
});

describe('an edit whose answer was lost', () => {
  const sport = {
    id: 'a0000000-0000-4000-8000-000000000001',
    country: 'can',
    sport: 'hockey',
    category: 'u18AA',
    position: 'goalie',
    team: 'Phénix de Trois-Rivières',
    league: '',
  };
  const sent = (item: object) =>
    ({
      section: 'sports-history',
      basedOn: 0,
      change: { type: 'AddSport', year: new Date().getUTCFullYear(), index: 0, item },
    }) as const;

  it('is recognized after an upgrade that gave its items new fields', async () => {
    const commandId = randomUUID();
    const edit = sent(sport);
    // The earlier program did not know the fields that are missing here.
    await handleCommand({
      log: test.log,
      decider: portfolioDecider,
      stream: streamOf('portfolio', actor.athleteId),
      commandId,
      command: sectionEdit.parse(edit),
      asked: edit,
      context: { at: new Date() },
      metadata: metadataOf(actor, commandId),
    });
    expect(await editSection(test, actor, { commandId, edit })).toEqual({
      ok: true,
      value: { version: 2, sectionVersion: 2 },
    });
  });

  it('is another one if it says something else, also in a field that was new', async () => {
    const commandId = randomUUID();
    await editSection(test, actor, { commandId, edit: sent(sport) });
    for (const item of [
      { ...sport, team: 'Estacades' },
      { ...sport, categoryOther: '' },
    ])
      await expect(editSection(test, actor, { commandId, edit: sent(item) })).rejects.toThrow(CommandIdReused);
  });
});
