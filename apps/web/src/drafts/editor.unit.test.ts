import type { SectionStates } from '@palmares/domain/portfolio';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ApiClient } from '../api/client.ts';
import { pauseAfter } from '../browser/pause-after.ts';
import { deleteDatabase } from './device/device-database.client.ts';
import { clearDeviceStore, deviceStore } from './device/device-store.client.ts';
import { closeEditor, openEditor } from './editor.client.ts';
import { isClosing } from './editor.ts';
import { editorNow } from './open-editor.ts';
import { resumeSending } from './outbox/resume-sending.client.ts';
import { draftOf } from './section-drafts.ts';
import { aBrowserDatabase } from './testing/a-browser-database.ts';
import { accountInMemory } from './testing/account-in-memory.ts';

const [maelle, thomas] = ['a0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000002'];

const lost = () => {
  throw new DOMException('Connection to Indexed Database server lost', 'UnknownError');
};

let browser: ReturnType<typeof aBrowserDatabase>;
beforeEach(() => {
  browser = aBrowserDatabase();
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'hidden' }));
  vi.stubGlobal('localStorage', { setItem: () => undefined });
  vi.stubGlobal('window', {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(async () => {
  closeEditor();
  vi.useRealTimers();
  vi.restoreAllMocks();
  await deleteDatabase().catch(() => undefined);
  vi.unstubAllGlobals();
});

const opening = (athleteId: string) => {
  const account = accountInMemory(() => new Date());
  const port = { ...account.port, troubleOf: () => 'offline' as const };
  return openEditor({ athleteId, port, known: account.sections() });
};
const mottoOf = async (athleteId: string) =>
  (await deviceStore().load(athleteId)).find(({ section }) => section === 'motto')?.record.draft;
const half = { motto: 'One more lap', explanation: '' };
const locksOf = async (athleteId: string): Promise<number> =>
  ((await navigator.locks.query()).held ?? []).filter(({ name }) => name?.endsWith(athleteId)).length;

/** Leaves unfinished words of that account on the device, as an earlier visit did. */
const leave = async (athleteId: string): Promise<void> => {
  const editor = await opening(athleteId);
  draftOf(editor.drafts, 'motto').type(half);
  await editor.settle();
  closeEditor();
  expect(await mottoOf(athleteId)).toEqual(half);
};

describe('an editor whose device fails', () => {
  it('opens in memory, says so once something is typed, and has the words of the device once it answers', async () => {
    await leave(maelle);
    browser.loseConnections();
    browser.opening.mockImplementation(lost);
    const editor = await opening(maelle);
    const motto = draftOf(editor.drafts, 'motto');
    expect([motto.record().draft, editor.state().storage]).toEqual([{ motto: '', explanation: '' }, 'failing']);
    draftOf(editor.drafts, 'vision').type({ dreams: 'To play', plan: '' });
    expect(editor.state().save).toBe('not_stored');

    browser.opening.mockRestore();
    await vi.advanceTimersByTimeAsync(pauseAfter(1));
    await expect.poll(() => motto.record().draft).toEqual(half);
    await expect.poll(() => editor.state().storage).toBe('kept');
    expect(editor.state().save).not.toBe('not_stored');
  });

  it('stores what it could not, as soon as the athlete tries again', async () => {
    const editor = await opening(maelle);
    browser.loseConnections();
    browser.opening.mockImplementation(lost);
    draftOf(editor.drafts, 'motto').type(half);
    await editor.settle();
    expect(editor.state().storage).toBe('failing');
    // The last failing try is over.
    await vi.advanceTimersByTimeAsync(0);
    browser.opening.mockRestore();
    editor.commit();
    await expect.poll(() => editor.state().storage).toBe('kept');
    expect(await mottoOf(maelle)).toEqual(half);
  });

  it('keeps what is typed while the browser closes its database', async () => {
    const editor = await opening(maelle);
    browser.loseConnections();
    draftOf(editor.drafts, 'motto').type(half);
    await editor.settle();
    expect([await mottoOf(maelle), editor.state().storage]).toEqual([half, 'kept']);
  });

  it('does not keep another account from opening, and gives back its turn to send', async () => {
    browser.opening.mockImplementation(lost);
    const first = opening(maelle);
    const second = opening(thomas);
    await expect(first).rejects.toThrow();
    expect((await second).athleteId).toBe(thomas);
    expect([await locksOf(maelle), await locksOf(thomas)]).toEqual([0, 1]);
  });

  it('is opened again after it could not be', async () => {
    const { BroadcastChannel } = globalThis;
    vi.stubGlobal('BroadcastChannel', undefined);
    await expect(opening(maelle)).rejects.not.toSatisfy(isClosing);
    vi.stubGlobal('BroadcastChannel', BroadcastChannel);
    expect((await opening(maelle)).athleteId).toBe(maelle);
  });
});

it('an editor that is closed while it opens says so, and has not failed', async () => {
  const editor = opening(maelle);
  closeEditor();
  await expect(editor).rejects.toSatisfy(isClosing);
});

it('a closed editor stores nothing that it was given before', async () => {
  const editor = await opening(maelle);
  draftOf(editor.drafts, 'motto').type(half);
  const settled = editor.settle();
  closeEditor();
  await settled;
  await vi.runOnlyPendingTimersAsync();
  expect(await mottoOf(maelle)).toBeUndefined();
  expect(await locksOf(maelle)).toBe(0);
});

it('one account’s drafts that are deleted close its editors alone', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const editor = await opening(maelle);
  const motto = draftOf(editor.drafts, 'motto');
  const page = new BroadcastChannel('palmares-drafts');
  const forget = (of: string) => page.postMessage({ kind: 'forgotten', by: 'another page', of });
  forget(thomas);
  const record = { ...motto.record(), draft: half, draftStamp: Date.now() + 1000 };
  page.postMessage({ kind: 'draft', draft: { athleteId: maelle, section: 'motto', record } });
  await expect.poll(() => motto.record().draft).toEqual(half);
  expect([reload.mock.calls.length, await locksOf(maelle)]).toEqual([0, 1]);
  forget(maelle);
  await expect.poll(() => reload.mock.calls.length).toBe(1);
  expect(await locksOf(maelle)).toBe(0);
  page.close();
});

describe('a hidden page that cannot send', () => {
  it('gives its turn to another page, and asks for it again when it is time to try', async () => {
    const account = accountInMemory(() => new Date());
    const send = vi.fn(() => Promise.reject(new Error('no network')));
    const port = { ...account.port, send, troubleOf: () => 'offline' as const };
    const editor = await openEditor({ athleteId: maelle, port, known: account.sections() });
    draftOf(editor.drafts, 'motto').type({ motto: 'One more lap', explanation: 'As my coach says.' });
    editor.commit();
    await vi.advanceTimersByTimeAsync(0);
    await expect.poll(() => send.mock.calls.length).toBe(1);
    await expect.poll(() => locksOf(maelle)).toBe(0);
    await vi.advanceTimersByTimeAsync(pauseAfter(1));
    await expect.poll(() => vi.advanceTimersByTimeAsync(0).then(() => send.mock.calls.length)).toBe(2);
    await expect.poll(() => locksOf(maelle)).toBe(0);
  });
});

describe('an account whose words wait on the device', () => {
  const clientAnswering = (answer: () => Promise<{ readonly sections: SectionStates }>): ApiClient =>
    // Safe to cast: nothing else of the API is called.
    ({ portfolio: { current: { query: answer } } }) as unknown as ApiClient;
  const { sections } = accountInMemory(() => new Date());

  it('has them sent from any page, and another account’s stay', async () => {
    await leave(thomas);
    await resumeSending(
      maelle,
      clientAnswering(async () => ({ sections: sections() })),
    );
    expect([editorNow(maelle), editorNow(thomas)]).toEqual([null, null]);
    await resumeSending(
      thomas,
      clientAnswering(async () => ({ sections: sections() })),
    );
    expect(editorNow(thomas)?.athleteId).toBe(thomas);
  });

  it('has no editor opened after logging out, even if the server answers only then', async () => {
    await leave(maelle);
    const answer = async () => {
      await clearDeviceStore();
      return { sections: sections() };
    };
    await resumeSending(maelle, clientAnswering(answer));
    expect([editorNow(maelle), await locksOf(maelle)]).toEqual([null, 0]);
  });
});
