import type { Queryable } from '../database.ts';
import { headsAfter } from '../event-log/read-chain.ts';
import { SHARDS } from '../stream.ts';
import { eventsUpTo, type Horizon, stillHas } from './horizon.ts';
import { type HeadsPage, movedHeads, movedShards } from './moved-heads.ts';
import { proveRoot, UnfitRoot } from './read-root.ts';
import { rootFile } from './root-folder.ts';

const STREAMS_PER_PAGE = 5_000;

/** The part of an earlier root that a new one builds upon. */
export interface Basis {
  readonly date: string;
  readonly upTo: Horizon;
  /** Event count per shard. */
  readonly events: readonly number[];
}

/** Yields all heads of a shard, page by page. */
async function* allHeads(db: Queryable, shard: number): AsyncGenerator<HeadsPage> {
  let last = '';
  for (;;) {
    const rows = await headsAfter(db, shard, last, STREAMS_PER_PAGE);
    const heads = rows
      .filter(({ version }) => version > 0)
      .map(({ stream, version, head_hash }) => ({ stream, version, hash: head_hash.toString('base64') }));
    yield { heads, events: 0 };
    const end = rows.at(-1);
    if (!end || rows.length < STREAMS_PER_PAGE) return;
    last = end.stream;
  }
}

interface Earlier {
  readonly folder: string;
  readonly date: string;
  readonly publicKeys: readonly string[];
}

/**
 * Returns the basis for a new root. Null if the earlier root cannot be verified, or if it was signed over another log:
 * one restored from an earlier backup lacks its last event.
 */
export const basisOf = async (db: Queryable, { folder, date, publicKeys }: Earlier): Promise<Basis | null> => {
  const proven = await proveRoot(rootFile(folder, date), date, publicKeys).catch((error: unknown) => {
    if (error instanceof UnfitRoot) return null;
    throw error;
  });
  const upTo = proven?.header.upTo;
  return proven && upTo && (await stillHas(db, upTo)) ? { date, upTo, events: proven.events } : null;
};

/**
 * Yields the heads for a root: those of the streams that moved since its basis, or of all streams. `events` holds the
 * event count of each shard up to the horizon, once all heads are read.
 */
export const headsSince = (db: Queryable, basis: Basis | null, upTo: Horizon | null) => {
  const events: number[] = [];
  const pagesOf = (shard: number, moved: ReadonlySet<number> | null) => {
    if (!basis || !upTo) return allHeads(db, shard);
    return moved?.has(shard) ? movedHeads(db, shard, { after: basis.upTo, horizon: upTo }) : [];
  };
  return {
    events,
    async *heads() {
      const moved = basis && (await movedShards(db, basis.upTo));
      for (let shard = 0; shard < SHARDS; shard += 1) {
        let count = basis ? (basis.events[shard] ?? 0) : await eventsUpTo(db, shard, upTo);
        for await (const page of pagesOf(shard, moved)) {
          count += page.events;
          yield page.heads;
        }
        events.push(count);
      }
    },
  };
};
