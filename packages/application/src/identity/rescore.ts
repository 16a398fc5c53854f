import { createHash } from 'node:crypto';
import type { Database } from '@palmares/db';
import type { EventLog } from '@palmares/db/event-store';
import { type AthleteIdentity, identities, identityOf } from '@palmares/db/read-models';
import {
  type Attempt,
  type IdentityEvent,
  type IdentityResult,
  identityDecider,
  type Scored,
  scoringRule,
} from '@palmares/domain/identity';
import { banks } from '@palmares/domain/identity/bank';
import { streamOf } from '@palmares/domain/kernel';
import { KeyDestroyed } from '@palmares/event-store/event-log';
import { type Actor, metadataOf } from '../actor.ts';
import { CommandIdReused } from '../commands/handle-command.ts';
import { identityContext } from './identity-command.ts';

export interface RescoreInput {
  /** One athlete, or null for all. */
  readonly athleteId: string | null;
  readonly dryRun: boolean;
  readonly at: Date;
  /** Called for each attempt whose result changes under the current rule, after it was appended. */
  readonly onRescored?: (rescored: Rescored) => void;
  /** Called after each batch with the number of athletes processed so far. */
  readonly onBatch?: (athletes: number) => void;
}

export interface Rescored {
  readonly athleteId: string;
  readonly attemptId: string;
  /** The version of the question bank that the attempt began with. */
  readonly bank: string;
  readonly from: Scored;
  readonly to: Scored;
}

export interface RescoreTotals {
  readonly athletes: number;
  /** Number of attempts that the current rule was applied to. */
  readonly applied: number;
  /** Number of those whose result changed. */
  readonly changed: number;
  /** Attempts left as they are, because this program does not have their question bank. */
  readonly withoutBank: number;
}

interface Deps {
  readonly database: Database;
  readonly log: EventLog;
}

type Operator = Extract<Actor, { kind: 'operator' }>;

const BATCH = 500;
const TRIES = 10;

/** Derives the command's id from the attempt and the rule, so that a run that starts over appends nothing twice. */
const commandIdOf = (attemptId: string): string => {
  const hex = createHash('sha256').update(`rescore ${attemptId} ${scoringRule.version}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

const isDue = ({ scored }: Attempt): boolean => scored !== null && scored.rule < scoringRule.version;

const hasBank = ({ bank }: Attempt): boolean => banks.some(({ version }) => version === bank);

const rescoring = ({ state }: Pick<AthleteIdentity, 'state'>, attemptId: string, at: Date) => {
  const decision = identityDecider.decide({ type: 'RescoreAttempt', attemptId }, state, identityContext(at));
  if (!decision.ok) throw new Error(`Attempt ${attemptId} could not be rescored: ${decision.refusal.code}`);
  return decision.value;
};

interface DecidedRescore {
  readonly attemptId: string;
  readonly at: Date;
  /** Decided from what the read model shows. */
  readonly events: readonly IdentityEvent[];
}

/** Returns true if this call appended the new score. After a conflict, it decides again from the log. */
const rescoreOne = async (
  { log }: Deps,
  actor: Operator,
  { athleteId, version }: AthleteIdentity,
  { attemptId, at, events: decided }: DecidedRescore,
): Promise<boolean> => {
  const stream = streamOf('identity', athleteId);
  const commandId = commandIdOf(attemptId);
  const commandHash = await log.hashCommand(stream, commandId);
  let [expected, events] = [version, decided];
  for (let tries = 1; tries <= TRIES && events.length > 0; tries++) {
    const result = await log.append({
      stream,
      expected,
      commandId,
      commandHash,
      events,
      metadata: metadataOf(actor, commandId),
    });
    if (result.outcome === 'command_reused') throw new CommandIdReused(stream, commandId);
    if (result.outcome !== 'conflict') return result.outcome === 'appended';
    const current = await log.fold(stream, identityDecider);
    [expected, events] = [current.version, rescoring(current, attemptId, at)];
  }
  if (events.length === 0) return false;
  throw new Error(`${stream} kept changing: gave up after ${TRIES} attempts`);
};

const same = (one: IdentityResult, other: IdentityResult): boolean => JSON.stringify(one) === JSON.stringify(other);

interface RescoredAthlete {
  readonly rescored: readonly Rescored[];
  readonly withoutBank: number;
}

const rescoreAthlete = async (
  deps: Deps,
  actor: Operator,
  known: AthleteIdentity,
  { dryRun, at }: RescoreInput,
): Promise<RescoredAthlete> => {
  const rescored: Rescored[] = [];
  const due = known.state.attempts.filter(isDue);
  const scorable = due.filter(hasBank);
  for (const { attemptId, bank, scored } of scorable) {
    const events = rescoring(known, attemptId, at);
    const scoredAgain = events.find((event) => event.type === 'IdentityScored');
    if (!scored || !scoredAgain) continue;
    const { rule, result } = scoredAgain.data;
    if (dryRun || (await rescoreOne(deps, actor, known, { attemptId, at, events })))
      rescored.push({ athleteId: known.athleteId, attemptId, bank, from: scored, to: { rule, result } });
  }
  return { rescored, withoutBank: due.length - scorable.length };
};

/** An athlete who is erased meanwhile has nothing left to score. */
const unlessErased = (error: unknown): RescoredAthlete => {
  if (error instanceof KeyDestroyed) return { rescored: [], withoutBank: 0 };
  throw error;
};

const pageOf = async (
  { kysely }: Database,
  athleteId: string | null,
  after: string | undefined,
): Promise<readonly AthleteIdentity[]> => {
  if (athleteId === null) return identities(kysely, { after, limit: BATCH });
  return after === undefined ? [{ athleteId, ...(await identityOf(kysely, athleteId)) }] : [];
};

/**
 * Applies the current scoring rule to finished attempts that an older one scored. The appends of a batch share calls to
 * the database. Can be interrupted at any moment and run again.
 */
export const rescore = async (deps: Deps, actor: Operator, input: RescoreInput): Promise<RescoreTotals> => {
  const totals = { athletes: 0, applied: 0, changed: 0, withoutBank: 0 };
  const pageAfter = (after: string | undefined) => pageOf(deps.database, input.athleteId, after);
  let page = await pageAfter(undefined);
  while (page.length > 0) {
    // The next page is read while this one is appended.
    const [next, ...athletes] = await Promise.all([
      pageAfter(page.at(-1)?.athleteId),
      ...page.map((known) => rescoreAthlete(deps, actor, known, input).catch(unlessErased)),
    ]);
    for (const { withoutBank } of athletes) totals.withoutBank += withoutBank;
    for (const one of athletes.flatMap(({ rescored }) => rescored)) {
      totals.applied += 1;
      if (same(one.from.result, one.to.result)) continue;
      totals.changed += 1;
      input.onRescored?.(one);
    }
    totals.athletes += page.length;
    input.onBatch?.(totals.athletes);
    page = next;
  }
  return totals;
};
