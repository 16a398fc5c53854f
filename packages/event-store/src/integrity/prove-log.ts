import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../database.ts';
import { keepLastCheck, type LastCheck, readLastCheck } from '../roots/last-check.ts';
import { dateOf, dayNumber } from '../roots/root-folder.ts';
import { type SignedRoot, signRoot } from '../roots/sign-root.ts';
import type { SigningKey } from '../roots/signing-key.ts';
import { countFaults, type Faults, faultsWithout, joinFaults, noFaults } from './faults.ts';
import { proveDay, proveNamed, proveSlot } from './prove-parts.ts';
import { dueSlots, SLOTS } from './slots.ts';

export interface ProveLog {
  readonly folder: string;
  readonly key: SigningKey;
  /** Other keys whose signatures count, in base64. */
  readonly publicKeys?: readonly string[];
  /** Roots of an earlier date do not count. */
  readonly since?: string | undefined;
  readonly now?: Date;
}

export interface ProvenLog {
  readonly signed: SignedRoot;
  /** Whether the day's part was done now; false when it had been. */
  readonly day: boolean;
  /** The slots that were proven now. */
  readonly slots: readonly number[];
  /** Slots that are left for the next time. */
  readonly slotsDue: number;
  /** What does not hold and was not known to. */
  readonly found: Faults;
  /** Everything that does not hold, as it is kept. */
  readonly faults: Faults;
}

/** What a run takes on after days that were missed; the next run goes on. */
const SLOTS_A_RUN = 5;

const nothingProven: LastCheck['slots'] = Array(SLOTS).fill(null);

/**
 * Which faults went unnamed is not known. They stay counted while a named one does not hold, and when all of those hold
 * again, everything is proven anew.
 */
const settled = (before: Faults, faults: Faults): Partial<LastCheck> => {
  if (before.unnamed === 0) return { faults };
  if (countFaults(faults) === 0) return { faults, slots: nothingProven };
  return { faults: { ...faults, unnamed: Math.max(before.unnamed, faults.unnamed) } };
};

/**
 * Signs today's root and proves the log, as far as that has not been done today: the newest roots, the streams that
 * moved and those known not to hold, then the slots that are due. Keeps what it found after each step, so that the next
 * run goes on where one died.
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
    await keepLastCheck(folder, last);
  };

  const day = signed.outcome === 'signed' || before?.date !== today;
  if (day) {
    const { faults, whole } = await proveDay(database, roots, last.faults, today);
    await keep({
      date: today,
      ...(whole ? { faults, slots: last.slots.map(() => today) } : settled(last.faults, faults)),
    });
  } else if (countFaults(last.faults) > 0) {
    // Whoever repaired the log knows within the hour whether it holds.
    const changes = settled(last.faults, await proveNamed(database, roots, last.faults));
    if (!isDeepStrictEqual(changes.faults, last.faults)) await keep(changes);
  }

  const due = dueSlots(
    last.slots.map((date) => (date === null ? null : dayNumber(date))),
    dayNumber(today),
  );
  const slots = due.slice(0, SLOTS_A_RUN);
  for (const slot of slots) {
    const faults = joinFaults(last.faults, await proveSlot(database, roots, slot));
    await keep({ faults, slots: last.slots.with(slot, today) });
  }
  const { faults } = last;
  const found = faultsWithout(faults, before?.faults ?? noFaults);
  return { signed, day, slots, slotsDue: due.length - slots.length, found, faults };
};
