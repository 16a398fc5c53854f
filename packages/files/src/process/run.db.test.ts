import { constants, getPriority } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { FileProcessFailed, type Program, runInProcess } from './run.ts';
import type { Misbehaviour } from './testing/order.ts';
import { withoutDescriptors } from './testing/without-descriptors.ts';

const program: Program = {
  path: join(import.meta.dirname, 'testing/misbehave.ts'),
  reads: join(import.meta.dirname, '/'),
  heapMiB: 64,
  memoryMiB: 256,
  seconds: 60,
};

const run = (order: Misbehaviour, changes: Partial<Program> = {}) =>
  runInProcess(Object.assign({}, program, changes), order);

it('a process answers its order', async () => {
  expect(await run('nothing')).toBe('done');
});

it('a process has no answer if it computes too long', async () => {
  expect(await run('forever', { seconds: 1, patience: 60 })).toBeUndefined();
});

it('a process throws if it does not come to compute', async () => {
  await expect(run('waiting', { patience: 0.05 })).rejects.toThrow(FileProcessFailed);
});

it.each(['memory', 'heap', 'crash'] as const)('a process has no answer if the bytes lead to: %s', async (order) => {
  expect(await run(order)).toBeUndefined();
});

it('a process throws if it ended for another reason, which says nothing about the bytes', async () => {
  await expect(run('exit')).rejects.toThrow(FileProcessFailed);
});

it('throws, and nothing else fails, if the machine has no file descriptor left to start it', async () => {
  const run = `module.runInProcess(${JSON.stringify(program)}, 'nothing')`;
  expect(await withoutDescriptors(join(import.meta.dirname, 'run.ts'), run)).toBe('FileProcessFailed');
});

it('a process sees no variable of the environment', async () => {
  expect(await run('environment')).not.toContain('PATH');
});

it.each([
  ['network', 'refused: A process that reads a file has no network'],
  ['files', 'refused: ERR_ACCESS_DENIED'],
  ['writing', 'refused: ERR_ACCESS_DENIED'],
  ['processes', 'refused: ERR_ACCESS_DENIED'],
] as const)('a process does not reach: %s', async (order, refusal) => {
  expect(await run(order)).toBe(refusal);
});

it('a process gives way to other processes', async () => {
  expect(await run('priority')).toBe(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));
});
