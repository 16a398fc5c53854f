import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sendingTurn } from './sending-turn.client.ts';

const page = { visibilityState: 'visible' };
const open: { close(): void }[] = [];

beforeEach(() => {
  page.visibilityState = 'visible';
  vi.stubGlobal('document', page);
});
afterEach(() => {
  for (const each of open.splice(0)) each.close();
  vi.unstubAllGlobals();
});

const name = 'palmares-outbox-a1';
const held = async () => (await navigator.locks.query()).held?.filter((lock) => lock.name === name);

/** One open tab of the account; `turns` counts how often it became the one that sends. */
const tab = () => {
  const onTurn = vi.fn();
  const turn = sendingTurn({ name, onTurn });
  open.push(turn);
  return { ...turn, turns: () => onTurn.mock.calls.length };
};
const hide = ({ handOver }: Pick<ReturnType<typeof tab>, 'handOver'>) => {
  page.visibilityState = 'hidden';
  handOver();
  page.visibilityState = 'visible';
};

it('the first tab sends, and a hidden one hands over, also with something unsent', async () => {
  const [first, second] = [tab(), tab()];
  await vi.waitFor(() => expect(first.isMine()).toBe(true));
  first.handOver();
  expect([first.isMine(), second.isMine()]).toEqual([true, false]);
  hide(first);
  await vi.waitFor(() => expect(second.isMine()).toBe(true));
  expect(first.isMine()).toBe(false);
});

it('a tab that asks again in the moment in which it hands over gets the turn back', async () => {
  const only = tab();
  await vi.waitFor(() => expect(only.turns()).toBe(1));
  hide(only);
  only.request();
  await vi.waitFor(() => expect(only.turns()).toBe(2));
  hide(only);
  await vi.waitFor(async () => expect(await held()).toEqual([]));
  only.request();
  await vi.waitFor(() => expect(only.turns()).toBe(3));
});

it('a tab that is closed keeps no turn, whenever it is closed', async () => {
  const waiting = tab();
  waiting.close();
  const next = tab();
  await vi.waitFor(() => expect(next.isMine()).toBe(true));
  next.close();
  next.request();
  await vi.waitFor(async () => expect(await held()).toEqual([]));
  expect([waiting.turns(), next.turns()]).toEqual([0, 1]);
});
