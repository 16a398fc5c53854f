import { createAthlete, grantPlan, publishLink } from '@palmares/application';
import type { Tx } from '@palmares/db';
import { markEmailVerified } from '@palmares/db/accounts';
import { noteDemoAthlete } from '@palmares/db/demo-athletes';
import type { EventLog } from '@palmares/db/event-store';
import { termsVersion } from '@palmares/domain/account';
import { dateOfBirthOf } from '@palmares/domain/demo';
import type { Keyring } from '@palmares/event-store/event-log';
import { accept } from './accept.ts';
import { type DemoAccount, demoDevice } from './demo-account.ts';
import { writeMissingSections } from './write-missing-sections.ts';

interface Seeding {
  readonly keyring: Keyring;
  readonly passwordHash: string;
  readonly passcodeHash: string;
  readonly at: Date;
}

const GRANT_REASON = 'demo athlete';

/**
 * Runs in the caller's transaction, so that a second run either finds the whole athlete or creates them. Returns the
 * id.
 */
export const seedAthlete = async (tx: Tx, log: EventLog, demo: DemoAccount, seeding: Seeding): Promise<string> => {
  const { at, keyring, passwordHash } = seeding;
  const { firstName, lastName, email, place, language } = demo;
  const inside = { tx, log, keyring };
  const dateOfBirth = dateOfBirthOf(demo, at);
  const { athleteId } = accept(
    await createAthlete(
      inside,
      { firstName, lastName, dateOfBirth, place, language, email, passwordHash, termsVersion },
      { device: demoDevice, at },
    ),
  );
  await markEmailVerified(tx, athleteId);
  await noteDemoAthlete(tx, athleteId);

  const athlete = { kind: 'athlete', athleteId, device: demoDevice } as const;
  await writeMissingSections({ tx, log }, athleteId, demo, at);

  const operator = { kind: 'operator', name: 'demo seed', reason: GRANT_REASON, device: demoDevice } as const;
  accept(await grantPlan({ log, now: () => at }, operator, { commandId: crypto.randomUUID(), athleteId, until: null }));

  const context = { plan: 'athlete', emailVerified: true, ageRefusal: null, at } as const;
  // Made at the same time, they are listed by their ids: in an order that is the same in every installation.
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
  const [first, second] = one < other ? [one, other] : [other, one];
  const links = [
    { linkId: first, label: demo.openLabel, passcodeHash: null },
    { linkId: second, label: demo.protectedLabel, passcodeHash: seeding.passcodeHash },
  ];
  for (const { linkId, label, passcodeHash } of links) {
    const passcode = passcodeHash === null ? 'none' : 'own';
    const terms = { linkId, label, passcode, days: null, parts: null } as const;
    const command = { type: 'PublishPortfolio', ...terms } as const;
    accept(await publishLink(inside, athlete, { commandId: crypto.randomUUID(), command, context, passcodeHash }));
  }
  return athleteId;
};
