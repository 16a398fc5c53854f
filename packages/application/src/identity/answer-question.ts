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

/** Stores one answer. The last answer to a question counts, whichever device sent it. */
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
