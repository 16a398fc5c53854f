import { createAccount, newAthleteId } from '@palmares/db/accounts';
import { accepted, type Outcome, type Refusal, streamOf } from '@palmares/domain/kernel';
import { type Athlete, portfolioDecider } from '@palmares/domain/portfolio';
import { metadataOf } from '../actor.ts';
import { handleCommand } from '../commands/handle-command.ts';
import type { InTransaction } from '../in-transaction.ts';

export interface NewAthlete extends Athlete {
  readonly email: string;
  /** From `hashPassword`, which must be awaited before the transaction begins. */
  readonly passwordHash: string;
  /** Version of the terms of use that were accepted. */
  readonly termsVersion: string;
}

/** Creates the account, the data key and the portfolio's first event in the caller's transaction. */
export const createAthlete = async (
  { tx, log, keyring }: InTransaction,
  { email, passwordHash, termsVersion, ...athlete }: NewAthlete,
  { device, at }: { readonly device: string | null; readonly at: Date },
): Promise<Outcome<{ athleteId: string }, Refusal<'email_taken'>>> => {
  const { place, ...named } = athlete;
  const athleteId = newAthleteId();
  const created = await createAccount(tx, { athleteId, ...named, ...place, email, passwordHash, termsVersion, at });
  if (!created.ok) return created;
  await keyring.create(tx, athleteId);
  const started = await handleCommand({
    log,
    decider: portfolioDecider,
    stream: streamOf('portfolio', athleteId),
    commandId: athleteId,
    command: { type: 'StartPortfolio', ...athlete },
    context: { at },
    metadata: metadataOf({ kind: 'athlete', athleteId, device }, athleteId),
  });
  if (!started.ok) throw new Error(`A new portfolio was refused: ${started.refusal.code}`);
  return accepted({ athleteId });
};
