import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { serve } from '../serve.ts';
import type { Misbehaviour } from './order.ts';

const outside = join(import.meta.dirname, '../../../package.json');

const grow = (piece: () => unknown): never => {
  const pieces: unknown[] = [];
  for (;;) pieces.push(piece());
};

const acts: Readonly<Record<Misbehaviour, () => unknown>> = {
  nothing: () => 'done',
  forever: () => {
    for (;;);
  },
  waiting: () => new Promise(() => undefined),
  memory: () => grow(() => Buffer.alloc(2 ** 20, 1)),
  heap: () => grow(() => Array.from({ length: 1000 }, (_, index) => ({ index }))),
  crash: () => process.kill(process.pid, 'SIGSEGV'),
  exit: () => process.exit(3),
  environment: () => Object.keys(process.env),
  priority: () => getPriority(),
  network: () => once(connect(9, '127.0.0.1'), 'connect'),
  files: () => readFileSync(outside, 'utf8'),
  writing: () => writeFileSync(join(import.meta.dirname, 'written'), ''),
  processes: () => execFileSync(process.execPath, ['--version']),
};

serve(async (order: Misbehaviour) => {
  try {
    return await acts[order]();
  } catch (error) {
    return error instanceof Error ? `refused: ${'code' in error ? error.code : error.message}` : error;
  }
});
