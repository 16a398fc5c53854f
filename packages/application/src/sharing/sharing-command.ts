import type { Database } from '@palmares/db';
import type { Accounts } from '@palmares/db/accounts';
import type { EventLog, PostgresEventLog } from '@palmares/db/event-store';
import { planOf } from '@palmares/db/read-models';
import type { Sharing } from '@palmares/db/sharing';
import { publishingRefusal } from '@palmares/domain/account';
import { streamOf } from '@palmares/domain/kernel';
import { planAt } from '@palmares/domain/plan';
import {
  type SharingCommand,
  type SharingContext,
  type SharingEvent,
  type SharingState,
  sharingDecider,
} from '@palmares/domain/sharing';
import type { Keyring } from '@palmares/event-store/event-log';
import { type AthleteActor, type GuardianOfAthlete, metadataOf, type OperatorForAthlete } from '../actor.ts';
import type { Handled } from '../commands/handle-command.ts';

export interface SharingDeps {
  readonly accounts: Pick<Accounts, 'athleteConsent' | 'findAccount'>;
  readonly database: Database;
  readonly keyring: Keyring;
  readonly log: PostgresEventLog;
  readonly now: () => Date;
  readonly sharing: Pick<
    Sharing,
    | 'changeLink'
    | 'currentLink'
    | 'hashPasscode'
    | 'replaceLink'
    | 'revokeLink'
    | 'setAccountPasscode'
    | 'setPasscode'
    | 'switchLink'
  >;
}

interface SharingRequest {
  readonly commandId: string;
  readonly command: SharingCommand;
  readonly context: SharingContext;
}

export const sharingCommand = (
  log: EventLog,
  actor: AthleteActor | GuardianOfAthlete | OperatorForAthlete,
  { commandId, command, context }: SharingRequest,
) => ({
  log,
  decider: sharingDecider,
  stream: streamOf('sharing', actor.athleteId),
  commandId,
  command,
  context,
  metadata: metadataOf(actor, commandId),
});

/** Reads what the sharing rules depend on: the time, the plan, the age and whether the email address is verified. */
export const publishContext = async (
  { accounts, database: { kysely }, now }: SharingDeps,
  { athleteId }: AthleteActor,
): Promise<SharingContext> => {
  const at = now();
  const [account, plan, consent] = await Promise.all([
    accounts.findAccount(kysely, athleteId),
    planOf(kysely, athleteId),
    accounts.athleteConsent(kysely, athleteId),
  ]);
  return {
    at,
    plan: planAt(plan.state, at),
    emailVerified: account?.emailVerified ?? false,
    ageRefusal: consent ? (publishingRefusal(consent.facts, consent.consent, at) ?? null) : 'guardian_needed',
  };
};

/** Returns when a link ends, as the command that was handled left it; null for a link without an end. */
export const endAfter = ({ state }: Handled<SharingEvent, SharingState>, linkId: string): Date | null => {
  const expiresAt = state.links.find((link) => link.linkId === linkId)?.expiresAt ?? null;
  return expiresAt === null ? null : new Date(expiresAt);
};

/** True for a repetition, and for a command whose effect is already in place. */
export const changedNothing = ({ repeated, events }: Handled<SharingEvent>): boolean => repeated || events.length === 0;
