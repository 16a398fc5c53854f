import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { emptyState, type State } from './model.ts';

export interface Store {
  readonly state: State;
  save(): void;
}

/** Writes to a temporary file and renames it, so that a crash leaves either the old or the new text. */
const writeAtomically = (file: string, text: string): void => {
  const draft = `${file}.draft`;
  const handle = openSync(draft, 'w', 0o600);
  try {
    writeSync(handle, text);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
};

export const openStore = (folder: string): Store => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, 'stripe-simulator.json');
  const stored: Partial<State> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const state: State = { ...emptyState(), ...stored };
  return { state, save: () => writeAtomically(file, JSON.stringify(state)) };
};
