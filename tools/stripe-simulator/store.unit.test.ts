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

it('only the owner can read the stored customers', () => {
  const folder = join(parent, 'data');
  openStore(folder).save();
  expect(modeOf(folder)).toBe(0o700);
  expect(modeOf(join(folder, 'stripe-simulator.json'))).toBe(0o600);
});
