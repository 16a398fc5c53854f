import type { AccountFacts } from '@palmares/db/data-exports';
import { accountFile, headOf } from '@palmares/domain/data-export';
import type { ExportedFile } from './archived-files.ts';

interface Account {
  readonly athleteId: string;
  readonly facts: AccountFacts;
  readonly plan: 'free' | 'athlete';
  readonly files: readonly ExportedFile[];
}

const iso = (date: Date): string => date.toISOString();
const isoOrNull = (date: Date | null): string | null => date && iso(date);

/** `account.json`. Throws if it would hold anything that its schema does not name. */
export const accountContents = ({ athleteId, facts, plan, files }: Account, at: Date) =>
  accountFile.parse({
    ...headOf('account', at),
    ...facts,
    athleteId,
    plan,
    emailVerifiedAt: isoOrNull(facts.emailVerifiedAt),
    createdAt: iso(facts.createdAt),
    deletionAskedAt: isoOrNull(facts.deletionAskedAt),
    termsAcceptances: facts.termsAcceptances.map((one) => ({ ...one, acceptedAt: iso(one.acceptedAt) })),
    sessions: facts.sessions.map(({ device, createdAt, lastUsedAt, expiresAt }) => ({
      device,
      createdAt: iso(createdAt),
      lastUsedAt: iso(lastUsedAt),
      expiresAt: iso(expiresAt),
    })),
    knownDevices: facts.knownDevices.map(({ device, lastSeenAt }) => ({ device, lastSeenAt: iso(lastSeenAt) })),
    emailChange: facts.emailChange && {
      newEmail: facts.emailChange.newEmail,
      requestedAt: iso(facts.emailChange.requestedAt),
      expiresAt: iso(facts.emailChange.expiresAt),
    },
    guardian: facts.guardian && {
      textVersion: facts.guardian.textVersion,
      confirmedAt: iso(facts.guardian.confirmedAt),
      withdrawnAt: isoOrNull(facts.guardian.withdrawnAt),
      endedAt: isoOrNull(facts.guardian.endedAt),
      ownConsentAt: isoOrNull(facts.guardian.ownConsentAt),
    },
    files: files.map(({ row, archived }) => ({
      fileId: row.id,
      kind: row.kind,
      name: row.name,
      state: row.state,
      type: row.type,
      bytes: row.bytes,
      uploadedAt: iso(row.createdAt),
      path: archived?.path ?? null,
    })),
  });
