import type { Answers, IdentityEvent, IdentityState } from '@palmares/domain/identity';
import { m } from '../paraglide/messages.js';
import { momentWords, type Voice } from '../voice.ts';
import { partTitle, resultWords } from './identity-result.ts';
import { type Sentences, say } from './sentence.ts';

const granted = { athlete: m.athlete_attempt_granted, support: m.support_attempt_granted };
const started = { athlete: m.athlete_attempt_started, support: m.support_attempt_started };
const answered = { athlete: m.athlete_question_answered, support: m.support_question_answered };
const answeredAgain = { athlete: m.athlete_question_answered_again, support: m.support_question_answered_again };
const finished = { athlete: m.athlete_attempt_finished, support: m.support_attempt_finished };
const timedOut = { athlete: m.athlete_attempt_timed_out, support: m.support_attempt_timed_out };
const scored = { athlete: m.athlete_identity_scored, support: m.support_identity_scored };
const rescored = { athlete: m.athlete_identity_rescored, support: m.support_identity_rescored };

/** Says which question was answered but not how: nobody needs an athlete's answers to understand what happened. */
const answer =
  (part: keyof Answers) =>
  (
    { attemptId, item }: { readonly attemptId: string; readonly item: string },
    { attempts }: IdentityState,
    voice: Voice,
  ): string => {
    const before = attempts.find((attempt) => attempt.attemptId === attemptId)?.answers[part][item];
    const inputs = { item, part: partTitle(part, voice.language) };
    return say(before === undefined ? answered : answeredAgain, inputs, voice);
  };

export const identitySentences: Sentences<IdentityEvent, IdentityState> = {
  AttemptGranted: ({ minutes, reason }, _, voice) => say(granted, { minutes, reason }, voice),
  AttemptStarted: ({ deadline }, _, voice) => say(started, { date: momentWords(new Date(deadline), voice) }, voice),
  MaskQuestionRanked: answer('masks'),
  ColorChosen: answer('colors'),
  LearningStyleChosen: answer('learningStyles'),
  GritStatementRated: answer('grit'),
  AttemptFinished: ({ finishedBy }, _, voice) => say(finishedBy === 'athlete' ? finished : timedOut, {}, voice),
  IdentityScored({ attemptId, result }, { attempts }, voice) {
    const isAgain = attempts.some((attempt) => attempt.attemptId === attemptId && attempt.scored);
    return say(isAgain ? rescored : scored, { results: resultWords(result, voice.language) }, voice);
  },
};
