import { randomUUID } from 'node:crypto';
import { type Actor, metadataOf } from '@palmares/application';
import type { Tx } from '@palmares/db';
import { newAthleteId } from '@palmares/db/accounts';
import { addNumberedAccounts } from '@palmares/db/demo-athletes';
import type { EventLog, PostgresEventLog } from '@palmares/db/event-store';
import { addOpenings } from '@palmares/db/openings';
import { createLink, newPublishToken, sealPublishToken } from '@palmares/db/sharing';
import { termsVersion } from '@palmares/domain/account';
import { dateOfBirthOf, type NumberedAthlete } from '@palmares/domain/demo';
import { type DomainEvent, type StreamKind, streamOf } from '@palmares/domain/kernel';
import type { Keyring } from '@palmares/event-store/event-log';
import { Problem } from '../../output.ts';
import { demoDevice } from '../demo-account.ts';
import { GRANT_REASON, type NumberedEvents, numberedEvents } from './numbered-events.ts';

export interface WriteDeps {
  readonly log: PostgresEventLog;
  readonly keyring: Keyring;
  /** One hash for all athletes: hashing for each would take longer than everything else. */
  readonly passwordHash: string;
  readonly passcodeHash: string;
  readonly seed: number;
}

export interface Numbered {
  readonly number: number;
  readonly athlete: NumberedAthlete;
  readonly events: NumberedEvents;
  readonly at: Date;
}

interface Inside extends Omit<WriteDeps, 'log'> {
  readonly tx: Tx;
  readonly log: EventLog;
}

const operator = { kind: 'operator', name: 'demo seed', reason: GRANT_REASON, device: demoDevice } as const;

interface Append {
  readonly athleteId: string;
  readonly kind: StreamKind;
  readonly events: readonly DomainEvent[];
  readonly actor: Actor;
}

/** Appends a whole stream at once, under one command. */
const append = async (log: EventLog, { athleteId, kind, events, actor }: Append): Promise<void> => {
  if (events.length === 0) return;
  const stream = streamOf(kind, athleteId);
  const commandId = randomUUID();
  const commandHash = await log.hashCommand(stream, commandId);
  const metadata = metadataOf(actor, commandId);
  const { outcome } = await log.append({ stream, expected: 'none', commandId, commandHash, events, metadata });
  if (outcome !== 'appended') throw new Problem(`${stream} took no events: ${outcome}`);
};

const writeLinks = async (inside: Inside, athleteId: string, { athlete, events, at }: Numbered): Promise<void> => {
  const { tx, keyring, passcodeHash } = inside;
  const versions = { portfolio: events.portfolio.length, identity: events.identity.length };
  for (const { linkId, label, passcode } of events.links) {
    const token = newPublishToken();
    const tokenSealed = await sealPublishToken(keyring, tx, { athleteId, linkId }, token);
    const own = passcode === 'own' ? passcodeHash : null;
    await createLink(tx, { linkId, athleteId, token, tokenSealed, label, passcodeHash: own, expiresAt: null });
  }
  await addOpenings(
    tx,
    events.links.flatMap(({ linkId }, index) =>
      Array.from({ length: athlete.openings[index] ?? 0 }, () => ({
        link: { linkId, athleteId, versions, parts: null },
        at,
      })),
    ),
  );
};

const writeAthlete = async (inside: Inside, athleteId: string, numbered: Numbered): Promise<void> => {
  const { portfolio, identity, plan, sharing } = numbered.events;
  const { log } = inside;
  const own = { kind: 'athlete', athleteId, device: demoDevice } as const;
  await append(log, { athleteId, kind: 'portfolio', events: portfolio, actor: own });
  await append(log, { athleteId, kind: 'identity', events: identity, actor: own });
  await append(log, { athleteId, kind: 'plan', events: plan, actor: operator });
  await append(log, { athleteId, kind: 'sharing', events: sharing, actor: own });
  await writeLinks(inside, athleteId, numbered);
};

/** Reads no clock and takes everything but ids from the number: the same seed gives athletes with the same content. */
export const numberedFrom = (athlete: NumberedAthlete, number: number, at: Date): Numbered => ({
  number,
  athlete,
  at,
  events: numberedEvents(athlete, at),
});

/** Writes these athletes in one transaction: all that each has, or nothing. */
export const writeBatch = ({ log, ...deps }: WriteDeps, batch: readonly Numbered[]): Promise<void> =>
  log.transaction(async (tx, inside) => {
    const { keyring, passwordHash, seed } = deps;
    const athletes = batch.map((numbered) => ({ athleteId: newAthleteId(), numbered }));
    await addNumberedAccounts(
      tx,
      athletes.map(({ athleteId, numbered: { athlete, number, at } }) => {
        const { firstName, lastName, email, language, place } = athlete;
        const dateOfBirth = dateOfBirthOf(athlete, at);
        const person = { athleteId, firstName, lastName, email, language, dateOfBirth, ...place };
        return { ...person, passwordHash, termsVersion, seed, number, at };
      }),
    );
    for (const { athleteId } of athletes) await keyring.create(tx, athleteId);
    await keyring.prefetch(
      tx,
      athletes.map(({ athleteId }) => athleteId),
    );
    for (const { athleteId, numbered } of athletes)
      await writeAthlete({ ...deps, tx, log: inside }, athleteId, numbered);
  });
