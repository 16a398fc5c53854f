import { handleCommand } from '@palmares/application';
import { createAccount, newAthleteId } from '@palmares/db/accounts/accounts';
import { markEmailVerified } from '@palmares/db/accounts/verified-email';
import type { Tx } from '@palmares/db/database';
import type { EventLog } from '@palmares/db/event-store';
import { createLink, newPublishToken } from '@palmares/db/sharing/links';
import { sealPublishToken } from '@palmares/db/sharing/sealed-token';
import type { Metadata } from '@palmares/domain/events/metadata';
import type { Decider, DomainEvent } from '@palmares/domain/kernel/decider';
import type { Refusal } from '@palmares/domain/kernel/outcome';
import { type StreamKind, streamOf } from '@palmares/domain/kernel/stream';
import { planDecider } from '@palmares/domain/plan/index';
import { portfolioDecider, type SectionEdit, sections } from '@palmares/domain/portfolio/index';
import { seasonStartYear } from '@palmares/domain/sections/sports-history/seasons';
import { sharingDecider } from '@palmares/domain/sharing/index';
import type { Keyring } from '@palmares/event-store/event-log/keyring';
import { Problem } from '../output.ts';
import { type DemoAthlete, dateOfBirthOf, sportsHistory } from './athlete.ts';

interface Seeding {
  readonly keyring: Keyring;
  readonly passwordHash: string;
  readonly passcodeHash: string;
  readonly at: Date;
}

const DEVICE = 'palmares demo seed';
const TERMS_VERSION = 'demo';
const GRANT_REASON = 'demo athlete';

const metadata = (actor: Metadata['actor'], reason: string | null = null): Metadata => ({
  actor,
  correlationId: crypto.randomUUID(),
  causationId: null,
  device: DEVICE,
  link: null,
  reason,
});

/** The same path as the app's: every rule is asked, and what it refuses stops the seed. */
const commandsOf = (log: EventLog, athleteId: string) => {
  const athlete = metadata({ kind: 'athlete', id: athleteId });
  return async <Command extends object, Event extends DomainEvent, State, R extends Refusal>(
    kind: StreamKind,
    decider: Decider<Command, Event, State, R>,
    command: Command,
    by: Metadata = athlete,
  ): Promise<number> => {
    const stream = streamOf(kind, athleteId);
    const commandId = crypto.randomUUID();
    const handled = await handleCommand({ log, decider, stream, commandId, command, metadata: by });
    if (!handled.ok) throw new Problem(`the demo was refused: ${JSON.stringify(handled.refusal)}`);
    return handled.value.version;
  };
};

export const editsOf = (demo: DemoAthlete, at: Date): readonly SectionEdit[] => {
  const { introduction, motto, 'sports-history': history } = sections;
  const seasons = sportsHistory(demo, seasonStartYear(at));
  return [
    ...introduction
      .changes(introduction.empty(), demo.introduction)
      .map((change) => ({ section: introduction.name, basedOn: 0, change })),
    ...history.changes(history.empty(), seasons).map((change) => ({ section: history.name, basedOn: 0, change })),
    ...motto.changes(motto.empty(), demo.motto).map((change) => ({ section: motto.name, basedOn: 0, change })),
  ];
};

const publishLink = async (
  tx: Tx,
  { keyring }: Seeding,
  athleteId: string,
  { label, passcodeHash }: { readonly label: string; readonly passcodeHash: string | null },
  publish: (linkId: string) => Promise<unknown>,
): Promise<void> => {
  const linkId = crypto.randomUUID();
  await publish(linkId);
  const token = newPublishToken();
  const tokenSealed = await sealPublishToken(keyring, tx, { athleteId, linkId }, token);
  await createLink(tx, { linkId, athleteId, token, tokenSealed, label, passcodeHash, expiresAt: null });
};

/** In the caller's transaction, so that a second run either finds the athlete whole or makes her. Gives her id. */
export const seedAthlete = async (tx: Tx, log: EventLog, demo: DemoAthlete, seeding: Seeding): Promise<string> => {
  const { at, keyring, passwordHash } = seeding;
  const { firstName, lastName, email, place, language } = demo;
  const athleteId = newAthleteId();
  const dateOfBirth = dateOfBirthOf(demo, at);
  const created = await createAccount(tx, {
    athleteId,
    firstName,
    lastName,
    email,
    passwordHash,
    dateOfBirth,
    ...place,
    language,
    termsVersion: TERMS_VERSION,
    at,
  });
  if (!created.ok) throw new Problem(`${email} has an account already`);
  await markEmailVerified(tx, athleteId);
  await keyring.create(tx, athleteId);

  const command = commandsOf(log, athleteId);
  let version = await command('portfolio', portfolioDecider, {
    type: 'StartPortfolio',
    firstName,
    lastName,
    dateOfBirth,
    place,
    language,
  });
  for (const edit of editsOf(demo, at))
    version = await command('portfolio', portfolioDecider, { ...edit, basedOn: version, at });

  await command(
    'plan',
    planDecider,
    { type: 'GrantPlan', until: null, reason: GRANT_REASON },
    metadata({ kind: 'operator', id: 'demo seed' }, GRANT_REASON),
  );
  const standing = { plan: 'athlete', emailVerified: true } as const;
  for (const link of [
    { label: demo.openLabel, passcodeHash: null },
    { label: demo.protectedLabel, passcodeHash: seeding.passcodeHash },
  ])
    await publishLink(tx, seeding, athleteId, link, (linkId) =>
      command('sharing', sharingDecider, {
        type: 'PublishPortfolio',
        linkId,
        label: link.label,
        protected: link.passcodeHash !== null,
        expiresAt: null,
        standing,
        at,
      }),
    );
  return athleteId;
};
