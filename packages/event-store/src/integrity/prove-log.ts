import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../database.ts';
import { type LastCheck, readLastCheck, writeLastCheck } from '../roots/last-check.ts';
import { dateOf, dayNumber } from '../roots/root-folder.ts';
import { type SignedRoot, signRoot } from '../roots/sign-root.ts';
import type { SigningKey } from '../roots/signing-key.ts';
import { countFaults, type Faults, faultsWithout, joinFaults, noFaults } from './faults.ts';
import { proveDay, proveNamed, proveSlot } from './prove-parts.ts';
import { dueSlots, SLOTS } from './slots.ts';

export interface ProveLog {
  readonly folder: string;
  readonly key: SigningKey;
  /** Further public keys whose signatures are accepted, in base64. */
  readonly publicKeys?: readonly string[];
  /** Ignores roots before this date. */
  readonly since?: string | undefined;
  readonly now?: Date;
}

export interface ProvenLog {
  readonly signed: SignedRoot;
  /** True if this run did the daily part, false if it was already done. */
  readonly day: boolean;
  /** The slots that this run proved. */
  readonly slots: readonly number[];
  /** Number of slots left for the next run. */
  readonly slotsDue: number;
  /** Faults that were not known before. */
  readonly found: Faults;
  /** All known faults, as stored. */
  readonly faults: Faults;
}

/** Maximum number of slots that one run proves; after missed days the next runs continue. */
const SLOTS_PER_RUN = 5;

const nothingProven: LastCheck['slots'] = Array(SLOTS).fill(null);

/**
 * Merges new faults into the known state. It is unknown which faults were dropped, so they stay counted while any kept
 * fault remains; once all of those are fixed, everything is proved again.
 */
const settled = (before: Faults, faults: Faults): Partial<LastCheck> => {
  if (before.unnamed === 0) return { faults };
  if (countFaults(faults) === 0) return { faults, slots: nothingProven };
  return { faults: { ...faults, unnamed: Math.max(before.unnamed, faults.unnamed) } };
};

/**
 * Signs today's root and proves the log, doing only what is still due today: the newest roots, the streams that moved
 * and those with known faults, then the slots that are due. Stores its result after each step, so that the next run
 * continues where one died.
 */
export const proveLog = async (database: Database, given: ProveLog): Promise<ProvenLog> => {
  const { folder, key, publicKeys = [], since, now = new Date() } = given;
  const today = dateOf(now);
  const signed = await signRoot(database, { folder, key, publicKeys, since, now });
  const roots = { folder, publicKeys: [key.publicKey, ...publicKeys], since };
  const before = await readLastCheck(folder);
  let last = before ?? { date: today, at: now.toISOString(), slots: nothingProven, faults: noFaults };
  const keep = async (changes: Partial<LastCheck>): Promise<void> => {
    last = { ...last, ...changes, at: now.toISOString() };
    await writeLastCheck(folder, last);
  };

  const day = signed.outcome === 'signed' || before?.date !== today;
  if (day) {
    const { faults, whole } = await proveDay(database, roots, last.faults, today);
    await keep({
      date: today,
      ...(whole ? { faults, slots: last.slots.map(() => today) } : settled(last.faults, faults)),
    });
  } else if (countFaults(last.faults) > 0) {
    // Each run rechecks known faults, so that a repair shows the same day.
    const changes = settled(last.faults, await proveNamed(database, roots, last.faults));
    if (!isDeepStrictEqual(changes.faults, last.faults)) await keep(changes);
  }

  const due = dueSlots(
    last.slots.map((date) => (date === null ? null : dayNumber(date))),
    dayNumber(today),
  );
  const slots = due.slice(0, SLOTS_PER_RUN);
  for (const slot of slots) {
    const faults = joinFaults(last.faults, await proveSlot(database, roots, slot));
    await keep({ faults, slots: last.slots.with(slot, today) });
  }
  const { faults } = last;
  const found = faultsWithout(faults, before?.faults ?? noFaults);
  return { signed, day, slots, slotsDue: due.length - slots.length, found, faults };
};
