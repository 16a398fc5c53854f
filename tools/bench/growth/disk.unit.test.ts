import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { bytesFor, checkRoom } from './disk.ts';

it('ten million events are given room for their table, their indexes and the write-ahead log', () => {
  expect(bytesFor(10_000_000) / 1e9).toBeGreaterThan(11 + 8);
  expect(bytesFor(300_000) / 1e9).toBeLessThan(2);
});

it('a disk without that room is refused, with what is needed and what there is', () => {
  expect(() => checkRoom(tmpdir(), 1e15)).toThrow(/take up to .+ GB; .+ GB are free on the disk of .+--quick/);
});
