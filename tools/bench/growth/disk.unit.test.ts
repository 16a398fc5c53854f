import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { bytesFor, checkRoom } from './disk.ts';

it('the room for ten million events covers their table, indexes and write-ahead log', () => {
  expect(bytesFor(10_000_000) / 1e9).toBeGreaterThan(11 + 8);
  expect(bytesFor(300_000) / 1e9).toBeLessThan(2);
});

it('a disk without that room is refused, with the needed and the free space', () => {
  expect(() => checkRoom(tmpdir(), 1e15)).toThrow(/take up to .+ GB; .+ GB are free on the disk of .+--quick/);
});
