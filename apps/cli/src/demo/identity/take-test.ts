import { answerQuestion, finishAttempt, startAttemptInside } from '@palmares/application';
import type { Tx } from '@palmares/db';
import { type EventLog, foldStream } from '@palmares/db/event-store';
import type { Jobs } from '@palmares/db/jobs';
import { demoAnswers } from '@palmares/domain/demo';
import { bank } from '@palmares/domain/identity/bank';
import { accept } from '../accept.ts';
import { type DemoAccount, demoDevice } from '../demo-account.ts';

interface InSeed {
  readonly tx: Tx;
  readonly log: EventLog;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

const DAYS_AGO = 3;
const SECONDS_PER_ANSWER = 15;

/**
 * Takes the Identity test a few days before `at`, unless the athlete has already begun it. Returns true if it did. Runs
 * in one transaction, because the worker closes attempts whose deadline is over.
 */
export const takeMissingTest = async (
  inside: InSeed,
  athleteId: string,
  { character }: DemoAccount,
  at: Date,
): Promise<boolean> => {
  const { state } = await foldStream(inside.log, 'identity', athleteId);
  if (state.attempts.length > 0) return false;
  const athlete = { kind: 'athlete', athleteId, device: demoDevice } as const;
  const attemptId = crypto.randomUUID();
  const next = () => ({ commandId: crypto.randomUUID(), attemptId });
  const begun = at.getTime() - DAYS_AGO * 86_400_000;
  const after = (answers: number) => new Date(begun + answers * SECONDS_PER_ANSWER * 1000);
  const answers = demoAnswers(bank, character);

  accept(await startAttemptInside(inside, athlete, { ...next(), at: after(0) }));
  for (const [before, answer] of answers.entries())
    accept(await answerQuestion(inside, athlete, { ...next(), answer, at: after(before + 1) }));
  accept(await finishAttempt(inside, athlete, { ...next(), at: after(answers.length + 1) }));
  return true;
};
