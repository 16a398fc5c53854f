import { randomBytes } from 'node:crypto';
import {
  createKeyring,
  type Keyring,
  type MasterKeys,
  type Rotation,
  rotateMasterKey,
} from '@palmares/event-store/event-log';
import { masterKeyState } from '@palmares/event-store/health';
import { projectionSubscriber } from '@palmares/event-store/projector';
import { verifyStream } from '@palmares/event-store/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseAthlete } from '../erasure/erase-athlete.ts';
import { portfolioProjection } from '../read-models/portfolio/projection.ts';
import { refuseWrongMasterKey } from '../start-checks.ts';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';
import { mottoWritten, request, type TestLog, testLog } from '../testing/event-log.ts';
import { createEventLog, createProjector, retryParked } from './index.ts';

let connected: ConnectedDatabase;
let test: TestLog;
let oldMasterKey: Buffer;
const masterKey = randomBytes(32);

beforeAll(async () => {
  connected = await connectedDatabase();
  test = testLog(connected.database);
  oldMasterKey = test.masterKey;
});

afterAll(() => connected.close());

const someAthletes = async (athletes: number) => {
  const made = [];
  for (let athlete = 0; athlete < athletes; athlete += 1) {
    const { athleteId, stream } = await test.athlete();
    await test.log.append(request(stream, { events: [mottoWritten(`Tenir bon ${athlete}`)] }));
    made.push({ athleteId, stream });
  }
  return made;
};

const rotate = async (given: { readonly dryRun?: boolean; readonly batch?: number } = {}): Promise<Rotation> => {
  const rotation = await rotateMasterKey({ owner: connected.owner, masterKey, oldMasterKey, ...given });
  if (rotation === 'taken') throw new Error('taken');
  return rotation;
};

const events = async () => (await connected.owner.pool.query('select * from events order by stream, version')).rows;
const dataKeys = async () => (await connected.owner.pool.query('select * from data_keys order by key_id')).rows;
const logWith = (keys: MasterKeys) => createEventLog(connected.database, createKeyring(keys));
const opens = (keyring: Keyring, athleteId: string) => keyring.keyOf(connected.database.kysely, athleteId);

describe('rotating the master key', () => {
  it('in a dry run reports what the rotation reports, and changes nothing', async () => {
    await someAthletes(5);
    const before = await dataKeys();
    const dry = await rotate({ dryRun: true, batch: 2 });
    expect(dry).toEqual({ rewrapped: 5, alreadyNew: 0, destroyed: 0, damaged: [], byAnother: 0 });
    expect(await dataKeys()).toEqual(before);
    expect(await rotate({ batch: 2 })).toEqual(dry);
    expect(await rotate()).toEqual({ ...dry, rewrapped: 0, alreadyNew: 5 });
  });

  it('changes no byte of an event; the new key opens all of them, and the old one alone none', async () => {
    const made = await someAthletes(3);
    const before = await events();
    await rotate();
    expect(await events()).toEqual(before);
    for (const { athleteId, stream } of made) {
      expect(await logWith({ masterKey }).load(stream)).toHaveLength(1);
      expect(await verifyStream(connected.database.kysely, stream)).toMatchObject({ intact: true });
      await expect(opens(createKeyring({ masterKey: oldMasterKey }), athleteId)).rejects.toMatchObject({
        name: 'MasterKeyMissing',
      });
    }
    const { kysely } = connected.database;
    expect(await masterKeyState(kysely, { masterKey })).toMatchObject({ opens: true, wrappedByAnother: 0 });
    await expect(refuseWrongMasterKey(connected.database, { masterKey: oldMasterKey })).rejects.toThrow(
      'PALMARES_MASTER_KEY_OLD',
    );
  });

  it('runs beside sign-ups and edits of apps that know both keys, whichever they wrap with', async () => {
    const made = await someAthletes(20);
    const before = createKeyring({ masterKey: oldMasterKey, oldMasterKey: masterKey });
    const after = createKeyring({ masterKey, oldMasterKey });
    const signUp = async (keyring: Keyring) => {
      const { athleteId, stream } = await testLog(connected.database).athlete();
      await connected.owner.pool.query('delete from data_keys where subject_id = $1', [athleteId]);
      await keyring.create(connected.database.kysely, athleteId);
      expect((await createEventLog(connected.database, keyring).append(request(stream))).outcome).toBe('appended');
      return { athleteId, stream };
    };
    const rotating = rotate({ batch: 1 });
    const newcomers = await Promise.all([before, after, before, after].map(signUp));
    for (const { stream } of made)
      expect((await logWith({ masterKey, oldMasterKey }).append(request(stream))).outcome).toBe('appended');
    await rotating;
    await rotate();
    for (const { stream } of [...made, ...newcomers])
      expect((await logWith({ masterKey }).load(stream)).length).toBeGreaterThan(0);
  });

  it('that died is finished by the next run', async () => {
    await someAthletes(4);
    const dying = rotateMasterKey({
      owner: connected.owner,
      masterKey,
      oldMasterKey,
      batch: 1,
      onProgress: ({ done }) => {
        if (done === 2) throw new Error('killed');
      },
    });
    await expect(dying).rejects.toThrow('killed');
    expect((await masterKeyState(connected.database.kysely, { masterKey, oldMasterKey })).wrappedByOld).toBe(2);
    expect((await rotate()).rewrapped).toBe(2);
  });

  it('leaves an erased athlete erased, names a key that does not open, and counts what another one wrapped', async () => {
    const [erased, damaged, foreign] = await someAthletes(3);
    const others = [damaged?.athleteId, foreign?.athleteId];
    const { rows: whole } = await connected.owner.pool.query(
      'select key_id, wrapped, master_key_id from data_keys where subject_id = any($1)',
      [others],
    );
    await eraseAthlete(connected.owner, erased?.athleteId ?? '');
    const { rows } = await connected.owner.pool.query(
      'update data_keys set wrapped = sha256(wrapped) where subject_id = $1 returning key_id',
      [damaged?.athleteId],
    );
    await connected.owner.pool.query(`update data_keys set master_key_id = 'another' where subject_id = $1`, [
      foreign?.athleteId,
    ]);
    expect(await rotate()).toMatchObject({ rewrapped: 0, destroyed: 1, damaged: [rows[0]?.key_id], byAnother: 1 });
    const keyring = createKeyring({ masterKey });
    await expect(opens(keyring, erased?.athleteId ?? '')).rejects.toMatchObject({ name: 'KeyDestroyed' });
    for (const key of whole)
      await connected.owner.pool.query('update data_keys set wrapped = $2, master_key_id = $3 where key_id = $1', [
        key.key_id,
        key.wrapped,
        key.master_key_id,
      ]);
  });

  it('[E45] stops a projector that only knows the old one after a few subjects, and those it parked are retried', async () => {
    await someAthletes(14);
    await rotate();
    const { database } = connected;
    const subscriber = projectionSubscriber(portfolioProjection);
    const waiting = Promise.withResolvers<unknown>();
    const projector = createProjector({
      database,
      keyring: createKeyring({ masterKey: oldMasterKey }),
      subscribers: [subscriber],
      onWaiting: waiting.resolve,
    });
    projector.start();
    expect(await waiting.promise).toMatchObject({ reason: 'ManySubjectsFail: MasterKeyMissing' });
    await projector.stop();
    const { caughtUp, parkedAgain } = await retryParked({
      database,
      keyring: createKeyring({ masterKey }),
      subscriber,
    });
    expect(parkedAgain).toBe(0);
    expect(caughtUp).toBeGreaterThan(0);
    expect(caughtUp).toBeLessThanOrEqual(10);
  });

  it('is not allowed for the app', async () => {
    await expect(connected.database.pool.query(`update data_keys set master_key_id = 'mine'`)).rejects.toThrow(
      'permission denied',
    );
  });
});
