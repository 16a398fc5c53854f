import type { Tx } from '@palmares/db';
import { findByEmail, hashPassword } from '@palmares/db/accounts';
import type { PostgresEventLog } from '@palmares/db/event-store';
import { hashPasscode, linksOf, publishTokenOpener } from '@palmares/db/sharing';
import type { Keyring } from '@palmares/event-store/event-log';
import type { DemoAthlete } from './athlete.ts';
import { demoPasscode, demoPassword } from './secrets.ts';
import { seedAthlete } from './seed-athlete.ts';
import { writeMissingSections } from './write-missing-sections.ts';

export interface SeedDemoOptions {
  readonly log: PostgresEventLog;
  readonly keyring: Keyring;
  readonly pepper: Buffer;
  readonly publicUrl: string;
  readonly athletes: readonly DemoAthlete[];
  /** Rolls everything back; the printed links then lead nowhere. */
  readonly dryRun: boolean;
}

export interface SeededDemo {
  /** First names of the athletes that were created. */
  readonly made: readonly string[];
  /** First names of existing athletes who got sections that they lacked. */
  readonly completed: readonly string[];
  /** The addresses, links and secrets for showing the product, by label. */
  readonly facts: Readonly<Record<string, string>>;
}

class RolledBack extends Error {
  readonly seeded: SeededDemo;

  constructor(seeded: SeededDemo) {
    super('A dry run ends with a rollback');
    this.seeded = seeded;
  }
}

const linkFacts = async (
  tx: Tx,
  { keyring, publicUrl }: SeedDemoOptions,
  athleteId: string,
  { suffix, language }: DemoAthlete,
): Promise<SeededDemo['facts']> => {
  const links = await linksOf(tx, { athleteId, unseal: publishTokenOpener(keyring, tx, athleteId) });
  const live = links.filter(({ token }) => token !== null);
  const addressed = live.map(({ protected: isProtected, token }): [string, string] => [
    `${isProtected ? 'protected link' : 'link'}${suffix}`,
    new URL(`/${language}/athletes/${token}`, publicUrl).href,
  ]);
  return Object.fromEntries(addressed.sort(([a], [b]) => a.localeCompare(b)));
};

/** Creates and completes the athletes in one transaction. What somebody edited is left as it is. */
export const seedDemo = async (options: SeedDemoOptions): Promise<SeededDemo> => {
  const { log, keyring, pepper, athletes, dryRun } = options;
  const password = demoPassword(pepper);
  const passcode = demoPasscode(pepper);
  // Hashing is slow on purpose, so it happens before the transaction.
  const seeding = {
    keyring,
    passwordHash: await hashPassword(password),
    passcodeHash: await hashPasscode(pepper, passcode),
    at: new Date(),
  };
  try {
    return await log.transaction(async (tx, inside) => {
      const made: string[] = [];
      const completed: string[] = [];
      let facts: SeededDemo['facts'] = {};
      for (const demo of athletes) {
        const existing = await findByEmail(tx, demo.email);
        const athleteId = existing?.athleteId ?? (await seedAthlete(tx, inside, demo, seeding));
        if (!existing) made.push(demo.firstName);
        else if ((await writeMissingSections({ tx, log: inside }, athleteId, demo, seeding.at)).length > 0)
          completed.push(demo.firstName);
        facts = { ...facts, [`email${demo.suffix}`]: demo.email, ...(await linkFacts(tx, options, athleteId, demo)) };
      }
      const seeded = { made, completed, facts: { ...facts, password, passcode } };
      if (dryRun) throw new RolledBack(seeded);
      return seeded;
    });
  } catch (end) {
    if (end instanceof RolledBack) return end.seeded;
    throw end;
  }
};
