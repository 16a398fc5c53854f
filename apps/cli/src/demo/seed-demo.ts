import type { Tx } from '@palmares/db';
import { findByEmail, hashPassword } from '@palmares/db/accounts';
import type { EventLog } from '@palmares/db/event-store';
import { hashPasscode, linksOf, publishTokenOpener } from '@palmares/db/sharing';
import { withAdvisoryLock } from '@palmares/event-store';
import type { Keyring } from '@palmares/event-store/event-log';
import { now } from '../clock.ts';
import type { DemoAccount } from './demo-account.ts';
import { unwrittenFileSections } from './files/file-sections.ts';
import { type FileDeps, type SeededAthlete, seedFiles } from './files/seed-files.ts';
import { takeMissingTest } from './identity/take-test.ts';
import { demoPasscode, demoPassword } from './secrets.ts';
import { seedAthlete } from './seed-athlete.ts';
import { writeMissingSections } from './write-missing-sections.ts';

export interface SeedDemoOptions extends FileDeps {
  readonly keyring: Keyring;
  readonly pepper: Buffer;
  readonly publicUrl: string;
  readonly athletes: readonly DemoAccount[];
  /** Rolls everything back and uploads nothing; the printed links then lead nowhere. */
  readonly dryRun: boolean;
}

export interface SeededDemo {
  /** First names of the athletes that were created. */
  readonly made: readonly string[];
  /** First names of existing athletes who got sections or Identity results that they lacked. */
  readonly completed: readonly string[];
  /** First names of the athletes whose uploads wait for the worker; the next seed puts them into their sections. */
  readonly waiting: readonly string[];
  /** The addresses, links and secrets for showing the product, by label. */
  readonly facts: Readonly<Record<string, string>>;
}

interface Written extends Omit<SeededDemo, 'waiting'> {
  readonly athletes: readonly SeededAthlete[];
  /** First names of existing athletes who lack a section of files. */
  readonly lackFiles: readonly string[];
}

class RolledBack extends Error {
  readonly written: Written;

  constructor(written: Written) {
    super('A dry run ends with a rollback');
    this.written = written;
  }
}

const linkFacts = async (
  tx: Tx,
  { keyring, publicUrl }: SeedDemoOptions,
  athleteId: string,
  { suffix, language }: DemoAccount,
): Promise<SeededDemo['facts']> => {
  const links = await linksOf(tx, { athleteId, unseal: publishTokenOpener(keyring, tx, athleteId) });
  const live = links.filter(({ token }) => token !== null);
  const addressed = live.map(({ passcode: kind, token }): [string, string] => [
    `${kind === 'own' ? 'protected link' : 'link'}${suffix}`,
    new URL(`/${language}/athletes/${token}`, publicUrl).href,
  ]);
  return Object.fromEntries(addressed.sort(([a], [b]) => a.localeCompare(b)));
};

/** Creates and completes the athletes, without their files, in one transaction. Edited content is left as it is. */
const writeAthletes = async (options: SeedDemoOptions, at: Date): Promise<Written> => {
  const { log, jobs, keyring, pepper, athletes, dryRun } = options;
  const password = demoPassword(pepper);
  const passcode = demoPasscode(pepper);
  // Hashing is slow on purpose, so it happens before the transaction.
  const seeding = {
    keyring,
    passwordHash: await hashPassword(password),
    passcodeHash: await hashPasscode(pepper, passcode),
    at,
  };
  const write = async (tx: Tx, inside: EventLog): Promise<Written> => {
    const made: string[] = [];
    const completed: string[] = [];
    const lackFiles: string[] = [];
    const seeded: SeededAthlete[] = [];
    let facts: SeededDemo['facts'] = {};
    for (const demo of athletes) {
      const existing = await findByEmail(tx, demo.email);
      const athleteId = existing?.athleteId ?? (await seedAthlete(tx, inside, demo, seeding));
      const hasTaken = await takeMissingTest({ tx, log: inside, jobs }, athleteId, demo, at);
      if (!existing) made.push(demo.firstName);
      else {
        const written = await writeMissingSections({ tx, log: inside }, athleteId, demo, at);
        if (hasTaken || written.length > 0) completed.push(demo.firstName);
        if ((await unwrittenFileSections(inside, athleteId)).length > 0) lackFiles.push(demo.firstName);
      }
      seeded.push({ athleteId, demo });
      facts = { ...facts, [`email${demo.suffix}`]: demo.email, ...(await linkFacts(tx, options, athleteId, demo)) };
    }
    return { athletes: seeded, made, completed, lackFiles, facts: { ...facts, password, passcode } };
  };
  try {
    return await log.transaction(async (tx, inside) => {
      const written = await write(tx, inside);
      if (dryRun) throw new RolledBack(written);
      return written;
    });
  } catch (end) {
    if (end instanceof RolledBack) return end.written;
    throw end;
  }
};

const seedOnce = async (options: SeedDemoOptions): Promise<SeededDemo> => {
  const at = now();
  const { athletes, made, completed, lackFiles, facts } = await writeAthletes(options, at);
  const { completed: withFiles, waiting } = options.dryRun
    ? { completed: lackFiles, waiting: [] }
    : await seedFiles(options, athletes, at);
  const all = new Set([...completed, ...[...withFiles].filter((name) => !made.includes(name))]);
  return { made, completed: [...all], waiting: [...waiting], facts };
};

/** Makes and completes the demo athletes. Of two at the same time, the second waits and finds them complete. */
export const seedDemo = (options: SeedDemoOptions): Promise<SeededDemo> =>
  withAdvisoryLock(options.database, 'demo seed', () => seedOnce(options));
