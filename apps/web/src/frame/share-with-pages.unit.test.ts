import { afterEach, expect, it, vi } from 'vitest';
import { noteConnection } from '../browser/connection.ts';
import { openTabs } from '../drafts/device/tabs.client.ts';
import { otherAccounts } from '../notices/another-account.ts';
import { shareWithPages } from './share-with-pages.client.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  noteConnection({ isLost: false });
});

const refused = Object.assign(new Error('refused'), { data: { httpStatus: 428 } });

/** A page of the account that opens in a tab. */
const aPageOf = (athleteId: string, known = otherAccounts()) => {
  closing.push(shareWithPages(athleteId, known));
  return known;
};

const athleteId = crypto.randomUUID();

it('pages of an account hear that another one has logged in, and from a page that opens later that theirs is back', async () => {
  const [one, other] = [aPageOf(athleteId), aPageOf(athleteId)];
  one.noteFailure(refused);
  await vi.waitFor(() => expect(other.isLoggedIn()).toBe(true));
  aPageOf(crypto.randomUUID());
  const opened = aPageOf(athleteId);
  await vi.waitFor(() => expect([one.isLoggedIn(), other.isLoggedIn()]).toEqual([false, false]));
  expect(opened.isLoggedIn()).toBe(false);
});

it('a page that opens tells of a refusal that it met, and nothing where the device alone shows it', async () => {
  const heard: boolean[] = [];
  const tabs = openTabs((message) => {
    if (message.kind === 'another_account' && message.than === athleteId) heard.push(message.isLoggedIn);
  });
  closing.push(tabs.close);
  noteConnection({ isLost: true });
  aPageOf(athleteId);
  noteConnection({ isLost: false });
  const known = otherAccounts();
  known.noteFailure(refused);
  aPageOf(athleteId, known);
  await vi.waitFor(() => expect(heard).not.toEqual([]));
  expect(heard).toEqual([true]);
});
