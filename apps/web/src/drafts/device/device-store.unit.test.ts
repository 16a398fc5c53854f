import { portfolioDecider } from '@palmares/domain/portfolio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TookTooLong } from '../../browser/within-limit.ts';
import { draftOf, sectionDrafts } from '../section-drafts.ts';
import { aBrowserDatabase } from '../testing/a-browser-database.ts';
import { noSteps } from '../undo/steps.ts';
import { deviceClock } from './device-clock.ts';
import { DEVICE_LIMIT_MS, deleteDatabase, StorageUnavailable, type StoredDraft } from './device-database.client.ts';
import { clearAccountDrafts, clearDeviceStore, deviceStore, storedDrafts } from './device-store.client.ts';

const athleteId = 'a0000000-0000-4000-8000-000000000001';

let seconds = 0;
const clock = deviceClock(() => new Date(2026, 10, 26, 12, 0, seconds), 0);

/** Each is newer than the one before. */
const typed = (words: string, of = athleteId): StoredDraft => {
  seconds += 1;
  const motto = draftOf(sectionDrafts(portfolioDecider.initialState.sections, clock), 'motto');
  motto.type({ motto: words, explanation: '' });
  return { athleteId: of, section: 'motto', record: motto.record() };
};
const words = async (): Promise<unknown> => (await storedDrafts(athleteId)).map(({ record }) => record.draft);
const one = [{ motto: 'One more lap', explanation: '' }];

let browser: ReturnType<typeof aBrowserDatabase>;
beforeEach(() => {
  browser = aBrowserDatabase();
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  // The next test has another database, to which this page is not connected.
  await deleteDatabase().catch(() => undefined);
  vi.unstubAllGlobals();
});

describe.each(['loseConnections', 'closeConnections'] as const)('after the browser did: %s', (end) => {
  it('drafts are stored over a new connection, and an operation of another account goes on', async () => {
    const store = deviceStore();
    await store.write([typed('One')]);
    browser[end]();
    await Promise.all([store.write([typed('One more lap')]), storedDrafts('another')]);
    browser[end]();
    expect(await words()).toEqual(one);
    browser[end]();
    expect(await store.changeSteps(athleteId, (steps) => ({ ...steps, noted: { motto: 1 } }))).toMatchObject({
      noted: { motto: 1 },
    });
  });

  it('logging out leaves nothing on the device', async () => {
    const store = deviceStore();
    await store.write([typed('One more lap')]);
    await store.changeSteps(athleteId, (steps) => ({ ...steps, noted: { motto: 1 } }));
    browser[end]();
    await clearDeviceStore();
    expect([await words(), await store.loadSteps(athleteId)]).toEqual([[], noSteps]);
  });
});

it('a database that could not be opened is opened by the next operation', async () => {
  browser.opening.mockImplementationOnce(() => {
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  await deviceStore().write([typed('One more lap')]);
  expect(await words()).toEqual(one);
});

it('a database that does not answer is given up within its limit, and writes nothing when it answers after all', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answer = browser.hold();
  const failed = expect(deviceStore().write([typed('Too late')])).rejects.toThrow(TookTooLong);
  await vi.advanceTimersByTimeAsync(2 * DEVICE_LIMIT_MS);
  await failed;
  vi.useRealTimers();
  answer();
  expect(await words()).toEqual([]);
  await deviceStore().write([typed('One more lap')]);
  expect(await words()).toEqual(one);
});

it('nothing is written once the editor is closed, also not by the second try', async () => {
  const closing = new AbortController();
  const store = deviceStore(closing.signal);
  await store.write([typed('One')]);
  browser.loseConnections();
  browser.opening.mockImplementationOnce(() => {
    closing.abort();
    throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
  });
  await expect(store.write([typed('Two')])).rejects.toThrow();
  await expect(store.write([typed('Three')])).rejects.toThrow();
  expect(await words()).toEqual([{ motto: 'One', explanation: '' }]);
});

describe('logging out', () => {
  it('deletes one account’s drafts and leaves those of another', async () => {
    const store = deviceStore();
    const note = (of: string) => store.changeSteps(of, (steps) => ({ ...steps, noted: { motto: 1 } }));
    await store.write([typed('One more lap'), typed('Keep going', 'another')]);
    await Promise.all([note(athleteId), note('another')]);
    browser.loseConnections();
    await clearAccountDrafts(athleteId);
    expect([await words(), await store.loadSteps(athleteId)]).toEqual([[], noSteps]);
    expect(await storedDrafts('another')).toMatchObject([{ record: { draft: { motto: 'Keep going' } } }]);
    expect(await store.loadSteps('another')).toMatchObject({ noted: { motto: 1 } });
  });

  it('deletes a database that cannot be cleared', async () => {
    await deviceStore().write([typed('One more lap')]);
    vi.spyOn(IDBObjectStore.prototype, 'clear').mockImplementation(() => {
      throw new DOMException('The row cannot be read', 'DataError');
    });
    await clearDeviceStore();
    vi.restoreAllMocks();
    expect(await words()).toEqual([]);
  });

  it('fails where something may be left on the device', async () => {
    browser.opening.mockImplementation(() => {
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    });
    vi.spyOn(browser.factory, 'deleteDatabase').mockImplementation(() => {
      throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
    });
    await expect(clearDeviceStore()).rejects.toThrow('lost');
  });

  it.each([
    ['has no database', () => vi.stubGlobal('indexedDB', undefined)],
    [
      'opens none',
      () =>
        browser.opening.mockImplementation(() => {
          throw new DOMException('Access is denied in this context', 'SecurityError');
        }),
    ],
  ])('has nothing to delete where the browser %s', async (_, block) => {
    block();
    await Promise.all([clearDeviceStore(), clearAccountDrafts(athleteId)]);
    expect(await words()).toEqual([]);
    await expect(deviceStore().write([typed('One')])).rejects.toThrow(StorageUnavailable);
  });
});
