import type { Seal } from '@palmares/event-store/projector';
import type { By, Told, Words } from './tell.ts';

type Unseal = (sealed: Uint8Array, context: string) => Promise<string>;

interface Place {
  readonly athleteId: string;
  readonly version: number;
}

/** The decrypted content of an entry. */
export interface OpenEntry {
  readonly by: By;
  readonly device: string | null;
  readonly words: Words;
}

interface SealedEntry {
  readonly entry: Buffer;
  readonly named: Buffer | null;
}

/** Binds the bytes to their row and column, so that they open nowhere else. */
const contextOf = (column: 'entry' | 'named', { athleteId, version }: Place): string =>
  `history ${column}\n${athleteId}\n${version}`;

export const sealEntry = async (
  seal: Seal,
  { athleteId, version, by, device, words, contact }: Place & Told,
): Promise<SealedEntry> => {
  const place = { athleteId, version };
  const open: OpenEntry = { by, device, words: contact?.wordsWithout ?? words };
  return {
    entry: await seal(athleteId, JSON.stringify(open), contextOf('entry', place)),
    named: contact && (await seal(athleteId, JSON.stringify(words), contextOf('named', place))),
  };
};

export const openEntry = async (unseal: Unseal, place: Place, { entry, named }: SealedEntry): Promise<OpenEntry> => {
  // Written by `sealEntry`.
  const open: OpenEntry = JSON.parse(await unseal(entry, contextOf('entry', place)));
  return named ? { ...open, words: JSON.parse(await unseal(named, contextOf('named', place))) } : open;
};
