import type { EventLog } from '@palmares/db/event-store';
import type { Answer } from '@palmares/domain/identity';
import type { AthleteActor } from '../actor.ts';
import { handleIdentityCommand, type IdentityOutcome } from './identity-command.ts';

export interface AnswerQuestionInput {
  readonly commandId: string;
  readonly attemptId: string;
  readonly answer: Answer;
  /** When the answer arrived. */
  readonly at: Date;
}

/** Keeps one answer. The last one to a question counts, from whichever device it came. */
export const answerQuestion = (
  { log }: { readonly log: EventLog },
  actor: AthleteActor,
  { commandId, attemptId, answer, at }: AnswerQuestionInput,
): Promise<IdentityOutcome> =>
  handleIdentityCommand(log, actor, {
    commandId,
    athleteId: actor.athleteId,
    command: { type: 'AnswerQuestion', attemptId, answer },
    at,
  });
