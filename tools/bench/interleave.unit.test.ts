import { expect, it } from 'vitest';
import { inPairs, interleave } from './interleave.ts';

it('every contender runs once per round, the starting one rotates, and round 0 is dropped', async () => {
  const ran: string[] = [];
  const contender = (name: string) => async (round: number) => {
    ran.push(`${round}${name}`);
    return round;
  };
  const samples = await interleave({ ours: contender('a'), theirs: contender('b') }, { rounds: 2 });
  expect(ran).toEqual(['0a', '0b', '1b', '1a', '2a', '2b']);
  expect(samples).toEqual({ ours: [1, 2], theirs: [1, 2] });
});

it('a contender that fails ends the run', async () => {
  const fails = async () => {
    throw new Error('lost an event');
  };
  await expect(interleave({ fails }, { rounds: 1 })).rejects.toThrow('lost an event');
});

it('two contenders in pairs alternate and run equally often', async () => {
  const ran: string[] = [];
  const [one, other] = await inPairs(
    2,
    async () => ran.push('one'),
    async () => ran.push('other'),
  );
  expect(ran).toEqual(['one', 'other', 'one', 'other']);
  expect(Math.min(one, other)).toBeGreaterThanOrEqual(0);
});
