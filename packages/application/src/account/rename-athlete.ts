import type { Accounts } from '@palmares/db/accounts';
import type { PostgresEventLog } from '@palmares/db/event-store';
import type { Jobs } from '@palmares/db/jobs';
import { nameForm } from '@palmares/domain/account';
import { accepted, type FieldCode, type Outcome, type Refusal, refusedBy, streamOf } from '@palmares/domain/kernel';
import { type PortfolioRefusal, portfolioDecider } from '@palmares/domain/portfolio';
import { uuidv7 } from '@palmares/event-store';
import { type AthleteActor, metadataOf } from '../actor.ts';
import { handleCommand } from '../commands/handle-command.ts';
import { refuseWebsites } from './refuse-websites.ts';

export interface RenameDeps {
  readonly accounts: Accounts;
  readonly jobs: Jobs;
  readonly log: PostgresEventLog;
  readonly now: () => Date;
}

export interface AthleteNamed {
  readonly firstName: string;
  readonly lastName: string;
  /** The portfolio stream's version, to pass as `atLeastVersion`. */
  readonly version: number;
}

/** Changes the name of the account, of its portfolio and, by a job, of its customer at Stripe. */
export const renameAthlete = async (
  { accounts, jobs, log, now }: RenameDeps,
  actor: AthleteActor,
  form: unknown,
): Promise<Outcome<AthleteNamed, PortfolioRefusal | Refusal<FieldCode>>> => {
  const parsed = nameForm.safeParse(form);
  if (!parsed.success) return refusedBy(parsed.error);
  const name = parsed.data;
  const named = refuseWebsites(name);
  if (!named.ok) return named;
  const { athleteId } = actor;
  // A repeated request changes nothing, so it needs no id of its own.
  const commandId = uuidv7();
  return log.transaction(async (tx, inside) => {
    const handled = await handleCommand({
      log: inside,
      decider: portfolioDecider,
      stream: streamOf('portfolio', athleteId),
      commandId,
      command: { type: 'RenameAthlete', ...name },
      context: { at: now() },
      metadata: metadataOf(actor, commandId),
    });
    if (!handled.ok) return handled;
    await accounts.rename(tx, athleteId, name);
    await jobs.enqueue(tx, 'sync-customer', { athleteId });
    return accepted({ ...name, version: handled.value.version });
  });
};
