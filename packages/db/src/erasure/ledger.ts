import { constants } from 'node:fs';
import { access, appendFile, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { datesAfter } from './erasures.ts';

const begun = z.strictObject({ athleteId: z.uuid(), erasedAt: z.iso.datetime(), reason: z.string() });
const completed = z.strictObject({
  athleteId: z.uuid(),
  completedAt: z.iso.datetime(),
  /** Files whose bytes the run that completed it removed; an earlier one that died may have removed others. */
  files: z.int().min(0).optional(),
  /** Date from which no unexpired backup holds a row or the key of the athlete. */
  backupsExpireOn: z.iso.date().optional(),
  /** The deadline for `palmares maintain`, which clears their words from free space in the data files. */
  maintainBy: z.iso.date().optional(),
});
/** Entry of a contact of an athlete who was forgotten while the athlete stays. */
const contactBegun = z.strictObject({
  athleteId: z.uuid(),
  contactId: z.uuid(),
  forgottenAt: z.iso.datetime(),
  reason: z.string(),
});
const contactCompleted = completed.omit({ files: true }).extend({ contactId: z.uuid() });
const line = z.union([begun, completed, contactBegun, contactCompleted]);
type Line = z.infer<typeof line>;

export type LedgerEntry = z.infer<typeof begun> & {
  /** When the last step was done, including the one at Stripe; null until then. */
  readonly completedAt: string | null;
};

export type ForgottenEntry = z.infer<typeof contactBegun> & {
  /** When the last step was done; null until then. */
  readonly completedAt: string | null;
};

interface Entries {
  readonly athletes: readonly LedgerEntry[];
  readonly contacts: readonly ForgottenEntry[];
}

/** The file in PALMARES_ERASURE_LEDGER is not usable. */
export class LedgerUnusable extends Error {
  constructor(file: string, reason: string) {
    super(`The erasure ledger ${file} (PALMARES_ERASURE_LEDGER) ${reason}`);
    this.name = 'LedgerUnusable';
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';

const textOf = async (file: string, mustExist: boolean): Promise<string> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw new LedgerUnusable(file, `cannot be read: ${codeOf(error)}`);
    if (mustExist) throw new LedgerUnusable(file, 'does not exist; if nobody was ever erased, create an empty one');
    return '';
  }
};

const parsed = (file: string, json: string, number: number): Line => {
  try {
    return line.parse(JSON.parse(json));
  } catch {
    throw new LedgerUnusable(file, `is damaged: line ${number} is no entry`);
  }
};

interface ReadOptions {
  readonly mustExist?: boolean;
}

const readEntries = async (file: string, { mustExist = false }: ReadOptions = {}): Promise<Entries> => {
  const text = await textOf(file, mustExist);
  // A last line without a line break was truncated while it was written, even if it parses as JSON.
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new LedgerUnusable(file, `is damaged: line ${lines.length + 1} is cut off`);
  const athletes = new Map<string, LedgerEntry>();
  const contacts = new Map<string, ForgottenEntry>();
  for (const [index, json] of lines.entries()) {
    const entry = parsed(file, json, index + 1);
    const orphaned = () =>
      new LedgerUnusable(file, `is damaged: line ${index + 1} completes an erasure that is not there`);
    if ('contactId' in entry) {
      const id = `${entry.athleteId} ${entry.contactId}`;
      const known = contacts.get(id);
      if ('forgottenAt' in entry) contacts.set(id, known ?? { ...entry, completedAt: null });
      else if (known) contacts.set(id, { ...known, completedAt: known.completedAt ?? entry.completedAt });
      else throw orphaned();
    } else {
      const known = athletes.get(entry.athleteId);
      if ('erasedAt' in entry) athletes.set(entry.athleteId, known ?? { ...entry, completedAt: null });
      else if (known) athletes.set(entry.athleteId, { ...known, completedAt: known.completedAt ?? entry.completedAt });
      else throw orphaned();
    }
  }
  return { athletes: [...athletes.values()], contacts: [...contacts.values()] };
};

/**
 * Returns one entry per erased athlete. The ledger lives outside the database, because a restored backup brings erased
 * athletes back: it lists the athletes to erase again before anything starts. It holds ids, times and reasons only, one
 * JSON object per line, append-only. Returns no entries if there is no file yet. Throws {@link LedgerUnusable}, with
 * the number of a line that is not an entry.
 */
export const readLedger = async (file: string, options?: ReadOptions): Promise<readonly LedgerEntry[]> =>
  (await readEntries(file, options)).athletes;

/** Returns one entry per forgotten contact; throws like {@link readLedger}. */
export const readForgotten = async (file: string, options?: ReadOptions): Promise<readonly ForgottenEntry[]> =>
  (await readEntries(file, options)).contacts;

/** Throws {@link LedgerUnusable} unless the file can be read, and written or created. */
export const checkLedger = async (file: string): Promise<readonly LedgerEntry[]> => {
  const entries = await readLedger(file);
  const there = await access(file).then(
    () => true,
    () => false,
  );
  await access(there ? file : dirname(file), constants.W_OK).catch((error: unknown) => {
    throw new LedgerUnusable(file, `cannot be written: ${codeOf(error)}`);
  });
  return entries;
};

/** Without this, a power cut may lose the name of a new file whose bytes are on disk. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder);
  await handle.sync().finally(() => handle.close());
};

const append = async (file: string, entry: Line): Promise<void> => {
  try {
    await appendFile(file, `${JSON.stringify(entry)}\n`, { mode: 0o600, flush: true });
    await syncFolder(dirname(file));
  } catch (error) {
    throw new LedgerUnusable(file, `cannot be written: ${codeOf(error)}`);
  }
};

/** Records that an athlete is erased, once. The entry is on disk when it returns. */
export const enterInLedger = async (file: string, entry: z.infer<typeof begun>): Promise<void> => {
  const entries = await readLedger(file);
  if (!entries.some(({ athleteId }) => athleteId === entry.athleteId)) await append(file, entry);
};

const day = (moment: Date): string => moment.toISOString().slice(0, 10);

export interface Completion {
  readonly athleteId: string;
  readonly completedAt: string;
  readonly files?: number;
  /** Null if the data files hold nothing of the athlete. */
  readonly maintainBy?: Date | null;
}

/** Records, once, that nothing is left to do, with the dates that follow. */
export const completeInLedger = async (file: string, completion: Completion): Promise<void> => {
  const { athleteId, completedAt, files, maintainBy } = completion;
  const entries = await readLedger(file);
  const known = entries.find((entry) => entry.athleteId === athleteId);
  if (known?.completedAt !== null) return;
  const backupsExpireOn = day(datesAfter(new Date(completedAt)).completeOn);
  await append(file, {
    athleteId,
    completedAt,
    ...(files === undefined ? {} : { files }),
    backupsExpireOn,
    ...(maintainBy && { maintainBy: day(maintainBy) }),
  });
};

const isContact =
  ({ athleteId, contactId }: Pick<ForgottenEntry, 'athleteId' | 'contactId'>) =>
  (entry: ForgottenEntry): boolean =>
    entry.athleteId === athleteId && entry.contactId === contactId;

/** Records that a contact is forgotten, once. The entry is on disk when it returns. */
export const enterForgotten = async (file: string, entry: z.infer<typeof contactBegun>): Promise<void> => {
  if (!(await readForgotten(file)).some(isContact(entry))) await append(file, entry);
};

/** Records, once, that nothing of a contact is left to remove, with the dates that follow. */
export const completeForgotten = async (
  file: string,
  contact: Pick<ForgottenEntry, 'athleteId' | 'contactId'>,
  completedAt: Date,
): Promise<void> => {
  const known = (await readForgotten(file)).find(isContact(contact));
  if (known?.completedAt !== null) return;
  const { completeOn, maintainBy } = datesAfter(completedAt);
  await append(file, {
    athleteId: contact.athleteId,
    contactId: contact.contactId,
    completedAt: completedAt.toISOString(),
    backupsExpireOn: day(completeOn),
    maintainBy: day(maintainBy),
  });
};
