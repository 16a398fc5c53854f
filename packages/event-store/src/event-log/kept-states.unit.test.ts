import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StreamId } from '../stream.ts';
import { createKeptStates, type KeptState } from './kept-states.ts';

const folding = { name: 'balance', version: 1 };

const streamOf = (nth: number): StreamId => `account-${nth}`;

const kept = (given: Partial<KeptState> = {}): KeptState => ({
  state: { sum: 10 },
  version: 1,
  eventId: 'e1',
  events: 1,
  until: Number.POSITIVE_INFINITY,
  ...given,
});

beforeEach(() => vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] }));

afterEach(() => vi.useRealTimers());

it('a state is returned for its own stream, folding and version of the folding alone', () => {
  const states = createKeptStates(9);
  states.keep(streamOf(1), folding, kept());
  expect(states.get(streamOf(1), folding)).toEqual(kept());
  expect(states.get(streamOf(2), folding)).toBeUndefined();
  expect(states.get(streamOf(1), { ...folding, name: 'deposits' })).toBeUndefined();
  expect(states.get(streamOf(1), { ...folding, version: 2 })).toBeUndefined();
});

it('the state that was used least recently makes room for a new one', () => {
  const states = createKeptStates(2);
  states.keep(streamOf(1), folding, kept());
  states.keep(streamOf(2), folding, kept());
  states.keep(streamOf(2), folding, kept({ version: 2 }));
  states.get(streamOf(1), folding);
  states.keep(streamOf(3), folding, kept());
  expect([1, 2, 3].map((nth) => states.get(streamOf(nth), folding) !== undefined)).toEqual([true, false, true]);
});

it('nothing is kept where there is room for none', () => {
  const states = createKeptStates(0);
  states.keep(streamOf(1), folding, kept());
  expect(states.get(streamOf(1), folding)).toBeUndefined();
  expect(vi.getTimerCount()).toBe(0);
});

it('[E39] a state is not returned once its keys have expired, and soon leaves the memory, also if nobody asks for it', () => {
  const states = createKeptStates(9);
  states.keep(streamOf(1), folding, kept({ until: performance.now() + 1500 }));
  vi.advanceTimersByTime(1499);
  expect(states.get(streamOf(1), folding)).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(states.get(streamOf(1), folding)).toBeUndefined();
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(1000);
  expect(vi.getTimerCount()).toBe(0);
});

it('[E50] what was kept cannot be changed', () => {
  const states = createKeptStates(9);
  const state = { deposits: [{ amount: 10 }] };
  states.keep(streamOf(1), folding, kept({ state }));
  expect(() => state.deposits.push({ amount: 5 })).toThrow(TypeError);
  expect(() => Object.assign(state.deposits[0] ?? {}, { amount: 5 })).toThrow(TypeError);
});
