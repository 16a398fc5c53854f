import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openStore } from './store.ts';

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'stripe-simulator-'));
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

const modeOf = (path: string): number => statSync(path).mode & 0o777;

it('customers and their addresses can be read by their owner alone', () => {
  const folder = join(parent, 'data');
  openStore(folder).save();
  expect(modeOf(folder)).toBe(0o700);
  expect(modeOf(join(folder, 'stripe-simulator.json'))).toBe(0o600);
});
