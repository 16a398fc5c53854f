import { startSession } from '@palmares/db/accounts';
import { destroyContactKey } from '@palmares/db/erasure';
import { createEventLog } from '@palmares/db/event-store';
import type { HistoryPage } from '@palmares/db/read-models';
import { aContact, anAccount, contactAdded, metadata, mottoWritten, request } from '@palmares/db/testing';
import { type DomainEvent, streamOf } from '@palmares/domain/kernel';
import { uuidv7 } from '@palmares/event-store';
import { describe, expect, it } from 'vitest';
import { servedApi } from '../testing/served-api.ts';
import { services } from '../transport/services.server.ts';
import type { HistoryMoment } from './history-moment.server.ts';

const api = servedApi();

const laptop = 'Chrome, Windows';

/** Signs in a new athlete, whose portfolio has begun. */
const anAthlete = async () => {
  const { athleteId } = await anAccount(api.db.database);
  const { keyring, log, lucia } = await services();
  await keyring.create(api.db.database.kysely, athleteId);
  const signIn = async () => {
    const { id } = await startSession(lucia, { athleteId, device: laptop });
    api.cookies.set(lucia.sessionCookieName, id);
  };
  await signIn();
  const actor = { kind: 'athlete', id: athleteId } as const;
  const write = (events: readonly DomainEvent[], by = metadata({ actor, device: laptop })) =>
    log.append(request(streamOf('portfolio', athleteId), { expected: 'any', events, metadata: by }));
  await write([
    {
      type: 'PortfolioStarted',
      data: {
        firstName: 'Maëlle',
        lastName: 'Gagnon',
        dateOfBirth: '2007-03-14',
        place: { country: 'can', region: 'QC' },
        language: 'fr-ca',
      },
    },
  ]);
  return { athleteId, signIn, write };
};

const entries = async (input: object = {}): Promise<HistoryPage> =>
  (await (await api.query('history.entries', { language: 'en', ...input })).json()).result.data.json;
const moment = async (input: object): Promise<HistoryMoment> =>
  (await (await api.query('history.moment', input)).json()).result.data.json;
const statusOf = async (procedure: string, input: object): Promise<number> =>
  (await api.query(procedure, input)).status;

const said = ({ entries: page }: HistoryPage) => page.map(({ says }) => says);
const visionWritten = (dreams: string): DomainEvent => ({ type: 'VisionWritten', data: { dreams, plan: '' } });

describe('the history of a portfolio', () => {
  it('says each save in the language asked for, the newest first', async () => {
    const { write } = await anAthlete();
    await write([mottoWritten('Keep your head up')]);
    await write([mottoWritten('Heads up')]);
    const { entries: page, next } = await entries();
    expect(page).toMatchObject([
      { version: 3, section: 'motto', by: 'you', device: laptop },
      { version: 2, section: 'motto', by: 'you', device: laptop },
      { version: 1, section: null, by: 'you', device: laptop },
    ]);
    expect(next).toBeNull();
    expect(page[0]?.says).toMatch(/^You changed your motto: .*“Keep your head up” → “Heads up”$/);
    expect(said(await entries({ language: 'fr-ca' }))[0]).toContain('«\u00a0Keep your head up\u00a0»');
  });

  it('has 50 saves a page, and the next page begins where the last one ended', async () => {
    const { write } = await anAthlete();
    await write(Array.from({ length: 103 }, (_, nth) => mottoWritten(`Motto ${nth}`)));
    const versions: number[][] = [];
    let before: number | null | undefined;
    while (before !== null) {
      const page: HistoryPage = await entries({ before });
      versions.push(page.entries.map(({ version }) => version));
      before = page.next;
    }
    expect(versions.map(({ length }) => length)).toEqual([50, 50, 4]);
    expect(versions.flat()).toEqual(Array.from({ length: 104 }, (_, nth) => 104 - nth));
  });

  it('of one section has no other', async () => {
    const { write } = await anAthlete();
    await write([mottoWritten('One'), visionWritten('Play in Rouyn'), mottoWritten('Two')]);
    const page = await entries({ section: 'motto' });
    expect(page.entries.map(({ version }) => version)).toEqual([4, 2]);
    expect(page.next).toBeNull();
    expect(said(page)[0]).toContain('“One” → “Two”');
    expect((await entries({ section: 'highlights' })).entries).toEqual([]);
  });

  it('names no operator, and no device but the athlete’s', async () => {
    const { write } = await anAthlete();
    await write(
      [mottoWritten('By support')],
      metadata({ actor: { kind: 'operator', id: 'Noor' }, device: 'an office', reason: 'asked by mail' }),
    );
    await write([mottoWritten('By a job')], metadata());
    await write([mottoWritten('By me')], metadata({ actor: { kind: 'athlete', id: 'me' }, device: 'unknown' }));
    const { entries: page } = await entries();
    expect(page.slice(0, 3)).toMatchObject([
      { by: 'you', device: null },
      { by: 'system', device: null },
      { by: 'support', device: null },
    ]);
    expect(JSON.stringify(page)).not.toMatch(/Noor|office|asked by mail/);
  });

  it('and its moments need a session, and are those of its athlete', async () => {
    const theirs = await anAthlete();
    await theirs.write([mottoWritten('Theirs')]);
    await anAthlete();
    expect(said(await entries())).toHaveLength(1);
    expect(await statusOf('history.moment', { version: 2, section: 'motto' })).toBe(404);
    api.cookies.clear();
    expect(await statusOf('history.entries', { language: 'en' })).toBe(401);
    expect(await statusOf('history.moment', { version: 1, section: 'motto' })).toBe(401);
  });

  it('can be read before the current terms are accepted', async () => {
    const { athleteId } = await anAthlete();
    await api.db.owner.pool.query("update terms_acceptances set version = '2024-01-01' where athlete_id = $1", [
      athleteId,
    ]);
    expect(await statusOf('history.entries', { language: 'en' })).toBe(200);
    expect(await statusOf('history.moment', { version: 1, section: 'motto' })).toBe(200);
  });
});

describe('a moment', () => {
  it('has the section as it was right after that version, and as it is now', async () => {
    const { write } = await anAthlete();
    await write([mottoWritten('One'), visionWritten('Play in Rouyn'), mottoWritten('Two')]);
    const { at, then, now, missingFiles } = await moment({ version: 3, section: 'motto' });
    expect(then).toEqual({ version: 2, content: { motto: 'One', explanation: '' } });
    expect(now).toEqual({ version: 4, content: { motto: 'Two', explanation: '' } });
    expect(missingFiles).toEqual([]);
    const { entries: page } = await entries();
    expect(page.find(({ version }) => version === 3)?.at).toBe(at);
    expect((await moment({ version: 1, section: 'motto' })).then.version).toBe(0);
  });

  it.each([0, 3, 1_000_000])('of version %i of two is not found', async (version) => {
    const { write } = await anAthlete();
    await write([mottoWritten('One')]);
    expect(await statusOf('history.moment', { version, section: 'motto' })).toBe(404);
  });

  it('names the files that it had and that are gone, not those that wait to be removed', async () => {
    const { athleteId, write } = await anAthlete();
    const [kept, removed, gone] = [uuidv7(), uuidv7(), uuidv7()];
    await api.db.owner.pool.query(
      `insert into files (id, athlete_id, kind, state, name, type, bytes, used_at)
        select id, $2, 'picture', state, 'me.jpg', 'image/jpeg', 1, now()
        from unnest($1::uuid[], '{ready,removed}'::text[]) as given(id, state)`,
      [[kept, removed], athleteId],
    );
    const pictured = (fileId: string): DomainEvent => ({
      type: 'ProfilePictureWritten',
      data: { fileId, crop: null, cardCrop: null },
    });
    await write([kept, removed, gone].map(pictured));
    const missing = async (version: number) => (await moment({ version, section: 'profile-picture' })).missingFiles;
    expect(await missing(2)).toEqual([]);
    expect(await missing(3)).toEqual([]);
    expect(await missing(4)).toEqual([gone]);
  });
});

it('a contact whom support erased is in no entry and in no moment', async () => {
  const { athleteId, write } = await anAthlete();
  const coach = aContact({ name: 'Martin Dubé' });
  await write([contactAdded(coach), { type: 'ContactChanged', data: { item: { ...coach, phone: '8195550123' } } }]);
  const { keyring } = await services();
  await createEventLog(api.db.owner, keyring).transaction(async (tx, inside) => {
    const events = [{ type: 'ContactForgotten', data: { contactId: coach.id } }];
    await inside.append(request(streamOf('portfolio', athleteId), { expected: 'any', events }));
    await destroyContactKey(tx, { athleteId, contactId: coach.id });
  });
  const page = await entries({ section: 'contacts' });
  expect(page.entries.map(({ version }) => version)).toEqual([4, 3, 2]);
  expect(said(page)[2]).toBe('You added a contact: “an erased contact”');
  expect(JSON.stringify(page)).not.toMatch(/Dubé|0123/);
  const then = await moment({ version: 3, section: 'contacts' });
  expect(JSON.stringify(then)).not.toMatch(/Dubé|0123/);
});
