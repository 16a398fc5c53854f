import type { StreamId } from '../stream.ts';
import type { Expiring } from './keys/key-cache.ts';
import type { Folding } from './types.ts';

/** A state that was folded from committed events. */
export interface KeptState extends Expiring {
  readonly state: unknown;
  /** The last event that the state includes. */
  readonly version: number;
  /** Id of that event: after a restore, another history of the same stream has another one. */
  readonly eventId: string;
  /** Events folded since the last snapshot, or since the start of the stream. */
  readonly events: number;
}

export interface KeptStates {
  get(stream: StreamId, folding: Pick<Folding, 'name' | 'version'>): KeptState | undefined;
  keep(stream: StreamId, folding: Pick<Folding, 'name' | 'version'>, kept: KeptState): void;
}

/** How often expired states are removed from memory. They are never returned. */
const SWEEP_MS = 1_000;

/** Stops at frozen values, which a state shares with the one before it. */
const freezeAll = (value: unknown): void => {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeAll(inner);
};

/** Keeps the states of the `most` streams that were folded last, each no longer than the keys that opened it. */
export const createKeptStates = (most: number): KeptStates => {
  const states = new Map<string, KeptState>();
  let sweep: NodeJS.Timeout | undefined;

  const idOf = (stream: StreamId, { name, version }: Pick<Folding, 'name' | 'version'>): string =>
    `${stream}\n${name}\n${version}`;

  const removeExpired = (): void => {
    const now = performance.now();
    for (const [id, { until }] of states) if (until <= now) states.delete(id);
    if (states.size > 0) return;
    clearInterval(sweep);
    sweep = undefined;
  };

  const setNewest = (id: string, kept: KeptState): void => {
    states.delete(id);
    states.set(id, kept);
  };

  return {
    get(stream, folding) {
      const id = idOf(stream, folding);
      const found = states.get(id);
      if (!found || found.until <= performance.now()) return undefined;
      setNewest(id, found);
      return found;
    },
    keep(stream, folding, kept) {
      if (most === 0) return;
      freezeAll(kept.state);
      setNewest(idOf(stream, folding), kept);
      const [oldest] = states.keys();
      if (states.size > most && oldest !== undefined) states.delete(oldest);
      sweep ??= setInterval(removeExpired, SWEEP_MS).unref();
    },
  };
};
