import { withAdvisoryLock } from '@palmares/event-store';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConnectedDatabase, connectedDatabase } from '../testing/connected-database.ts';

let db: ConnectedDatabase;

beforeAll(async () => {
  db = await connectedDatabase();
});

afterAll(() => db.close());

describe('work under one key', () => {
  it('never overlaps', async () => {
    let inside = 0;
    let most = 0;
    const work = () =>
      withAdvisoryLock(db.database, 'sub_1', async () => {
        inside += 1;
        most = Math.max(most, inside);
        await db.owner.pool.query('select 1');
        inside -= 1;
      });
    await Promise.all([work(), work(), work(), work()]);
    expect(most).toBe(1);
  });

  it('does not wait for work under another key', async () => {
    const first = Promise.withResolvers<void>();
    const long = withAdvisoryLock(db.database, 'sub_2', () => first.promise);
    await expect(withAdvisoryLock(db.database, 'sub_3', async () => 'done')).resolves.toBe('done');
    first.resolve();
    await long;
  });

  it('releases the lock when it fails', async () => {
    const failing = withAdvisoryLock(db.database, 'sub_4', () => Promise.reject(new Error('no answer')));
    await expect(failing).rejects.toThrow('no answer');
    await expect(withAdvisoryLock(db.database, 'sub_4', async () => 'done')).resolves.toBe('done');
  });
});
