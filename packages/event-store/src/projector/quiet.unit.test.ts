import { expect, it } from 'vitest';
import { createQuiet } from './quiet.ts';

/** A renewal per second: its own transaction id, and the id below which every transaction has ended. */
const seen = (written: string, transactionId: number, ended = transactionId) => ({
  written,
  transactionId: BigInt(transactionId),
  ended: BigInt(ended),
});

/** A `Quiet` that has read everything up to position 5. */
const readToEnd = () => {
  const quiet = createQuiet();
  for (const number of [10, 11, 12]) quiet.saw(seen('5', number));
  quiet.begin()();
  return quiet;
};

it('a projection is quiet once a round has read what was written by transactions that have all ended', () => {
  expect(readToEnd().saw(seen('5', 13))).toBe(true);
});

it('a projection is not quiet before a round has read to the end', () => {
  const quiet = createQuiet();
  for (const number of [10, 11, 12, 13]) expect(quiet.saw(seen('5', number))).toBe(false);
});

it('a projection is not quiet when a position has been taken since', () => {
  const quiet = readToEnd();
  expect(quiet.saw(seen('6', 13))).toBe(false);
  expect(quiet.saw(seen('6', 14))).toBe(false);
});

it('a projection is not quiet while a transaction that may have taken a position is open', () => {
  const quiet = createQuiet();
  // Transaction 9 took position 5 and stays open.
  for (const number of [10, 11, 12]) expect(quiet.saw(seen('5', number, 9))).toBe(false);
  quiet.begin()();
  expect(quiet.saw(seen('5', 13, 9))).toBe(false);
  // It has ended, but only a round that begins after this sees its event.
  const before = quiet.begin();
  expect(quiet.saw(seen('5', 14, 14))).toBe(false);
  before();
  expect(quiet.saw(seen('5', 15, 15))).toBe(false);
  quiet.begin()();
  expect(quiet.saw(seen('5', 16, 16))).toBe(true);
});

it('the first renewal cannot tell which transactions wrote what it sees', () => {
  const quiet = createQuiet();
  quiet.saw(seen('5', 10));
  quiet.begin()();
  expect(quiet.saw(seen('5', 11))).toBe(false);
});

it('a projection is not quiet after shards or checkpoints changed, even if a round that began before ends after', () => {
  const quiet = readToEnd();
  const under = quiet.begin();
  quiet.forget();
  under();
  expect(quiet.saw(seen('5', 13))).toBe(false);
  quiet.begin()();
  expect(quiet.saw(seen('5', 14))).toBe(true);
});
