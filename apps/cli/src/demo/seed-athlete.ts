import { createAthlete, editSection, grantPlan, publishLink } from '@palmares/application';
import type { Tx } from '@palmares/db';
import { markEmailVerified } from '@palmares/db/accounts';
import type { EventLog } from '@palmares/db/event-store';
import type { Outcome } from '@palmares/domain/kernel';
import { type SectionEdit, type SectionName, sectionNames, sections } from '@palmares/domain/portfolio';
import type { Keyring } from '@palmares/event-store/event-log';
import { Problem } from '../output.ts';
import { type DemoAthlete, dateOfBirthOf } from './athlete.ts';

interface Seeding {
  readonly keyring: Keyring;
  readonly passwordHash: string;
  readonly passcodeHash: string;
  readonly at: Date;
}

const DEVICE = 'palmares demo seed';
const TERMS_VERSION = 'demo';
const GRANT_REASON = 'demo athlete';

/** Unwraps a use case's outcome. A refusal stops the seed, since the demo must pass every rule. */
const accept = <Value>(outcome: Outcome<Value>): Value => {
  if (!outcome.ok) throw new Problem(`the demo was refused: ${JSON.stringify(outcome.refusal)}`);
  return outcome.value;
};

const editsOfSection = <Name extends SectionName>(
  name: Name,
  { sections: written }: DemoAthlete,
  at: Date,
): readonly SectionEdit<Name>[] =>
  sections[name]
    .changes(sections[name].empty(), written[name](at))
    .map((change): SectionEdit<Name> => ({ section: name, basedOn: 0, change }));

export const editsOf = (demo: DemoAthlete, at: Date): readonly SectionEdit[] =>
  sectionNames.flatMap((name) => editsOfSection(name, demo, at));

/**
 * Runs in the caller's transaction, so that a second run either finds the whole athlete or creates them. Returns the
 * id.
 */
export const seedAthlete = async (tx: Tx, log: EventLog, demo: DemoAthlete, seeding: Seeding): Promise<string> => {
  const { at, keyring, passwordHash } = seeding;
  const { firstName, lastName, email, place, language } = demo;
  const inside = { tx, log, keyring };
  const dateOfBirth = dateOfBirthOf(demo, at);
  const { athleteId } = accept(
    await createAthlete(
      inside,
      { firstName, lastName, dateOfBirth, place, language, email, passwordHash, termsVersion: TERMS_VERSION },
      { device: DEVICE, at },
    ),
  );
  await markEmailVerified(tx, athleteId);

  const athlete = { kind: 'athlete', athleteId, device: DEVICE } as const;
  const versions: Partial<Record<SectionName, number>> = {};
  for (const edit of editsOf(demo, at)) {
    const basedOn = versions[edit.section] ?? 0;
    const edited = accept(
      await editSection({ log }, athlete, { commandId: crypto.randomUUID(), edit: { ...edit, basedOn } }),
    );
    versions[edit.section] = edited.sectionVersion;
  }

  const operator = { kind: 'operator', name: 'demo seed', reason: GRANT_REASON, device: DEVICE } as const;
  accept(await grantPlan({ log }, operator, { commandId: crypto.randomUUID(), athleteId, until: null }));

  const context = { plan: 'athlete', emailVerified: true, at } as const;
  for (const { label, passcodeHash } of [
    { label: demo.openLabel, passcodeHash: null },
    { label: demo.protectedLabel, passcodeHash: seeding.passcodeHash },
  ]) {
    const isProtected = passcodeHash !== null;
    const linkId = crypto.randomUUID();
    const command = { type: 'PublishPortfolio', linkId, label, protected: isProtected, expiresAt: null } as const;
    accept(await publishLink(inside, athlete, { commandId: crypto.randomUUID(), command, context, passcodeHash }));
  }
  return athleteId;
};
