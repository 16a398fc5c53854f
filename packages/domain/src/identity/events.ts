import { z } from 'zod/mini';
import { defineEvent, type EventOf } from '../events/definition.ts';
import { identityResult } from './result.ts';

const attemptId = z.string();
const item = z.string();
const time = z.string();
const chosen = z.object({ attemptId, item, choice: z.string() });

/** An answer holds the ids of the question bank that its attempt names. */
export const identityEvents = {
  AttemptGranted: defineEvent('AttemptGranted', z.object({ minutes: z.int(), reason: z.string() })),
  AttemptStarted: defineEvent(
    'AttemptStarted',
    z.object({ attemptId, bank: z.string(), seed: z.int(), startedAt: time, deadline: time }),
  ),
  MaskQuestionRanked: defineEvent('MaskQuestionRanked', z.object({ attemptId, item, ranking: z.array(z.string()) })),
  ColorChosen: defineEvent('ColorChosen', chosen),
  LearningStyleChosen: defineEvent('LearningStyleChosen', chosen),
  GritStatementRated: defineEvent('GritStatementRated', z.object({ attemptId, item, agreement: z.int() })),
  AttemptFinished: defineEvent(
    'AttemptFinished',
    z.object({ attemptId, finishedBy: z.enum(['athlete', 'deadline']), finishedAt: time }),
  ),
  IdentityScored: defineEvent(
    'IdentityScored',
    z.object({ attemptId, bank: z.string(), rule: z.int(), result: identityResult }),
  ),
};

export type IdentityEvent = EventOf<typeof identityEvents>;
