import { answerQuestion, finishAttempt, type IdentityOutcome, startAttempt } from '@palmares/application';
import { foldStream } from '@palmares/db/event-store';
import { newestPortfolio } from '@palmares/db/read-models';
import { ageOf } from '@palmares/domain/account';
import { answerForm, resultTies, scoredAttempt, unfinishedAttempt } from '@palmares/domain/identity';
import { accepted } from '@palmares/domain/kernel';
import { genderOf } from '@palmares/domain/portfolio';
import { z } from 'zod';
import { explanationsIn } from '../../../content/identity/explanations.server.ts';
import { refusedByConsent } from '../guardian/consent.server.ts';
import { athleteActor } from '../transport/athlete-actor.server.ts';
import type { Context } from '../transport/context.server.ts';
import { id } from '../transport/id.ts';
import { anyTermsProcedure, router, sessionProcedure } from '../transport/trpc.server.ts';
import { coachingSheet } from './coaching-sheet.ts';
import { countedView } from './counted-view.server.ts';
import { identityView, remainingMs } from './identity-view.server.ts';
import { resultsView } from './results-view.server.ts';

const own = z.object({ commandId: id, attemptId: id });

type Taker = Context & { readonly athleteId: string };

/** Folds the log, so that the next page load has every answer, even before it is projected. */
const stateOf = async ({ services, athleteId }: Taker) => (await foldStream(services.log, 'identity', athleteId)).state;

const genderIn = async ({ services, athleteId }: Taker) =>
  genderOf((await newestPortfolio(services.log, athleteId)).sections);

const viewOf = async (ctx: Taker, at: Date) => identityView(await stateOf(ctx), { at, language: ctx.language });

const viewAfter = async (ctx: Taker, outcome: IdentityOutcome, at: Date) =>
  outcome.ok ? accepted(await viewOf(ctx, at)) : outcome;

export const identityRouter = router({
  state: sessionProcedure.query(({ ctx }) => viewOf(ctx, ctx.services.now())),

  results: sessionProcedure.query(async ({ ctx }) => {
    const [state, { athlete, sections }] = await Promise.all([
      stateOf(ctx),
      newestPortfolio(ctx.services.log, ctx.athleteId),
    ]);
    const at = ctx.services.now();
    const age = athlete && ageOf(athlete, at);
    return resultsView(state, { at, language: ctx.language, gender: genderOf({ general: sections.general }), age });
  }),

  counted: sessionProcedure.query(async ({ ctx }) => countedView(await stateOf(ctx), ctx.language)),

  /** Null if no part of the test is scored. */
  coaching: sessionProcedure.query(async ({ ctx }) => {
    const [state, gender] = await Promise.all([stateOf(ctx), genderIn(ctx)]);
    const scored = scoredAttempt(state);
    const sheet = scored && coachingSheet(scored.scored.result, explanationsIn(ctx.language));
    return sheet ? { ...sheet, ties: resultTies(scored.scored.result), gender } : null;
  }),

  start: sessionProcedure.input(own).mutation(async ({ ctx, input }) => {
    const closed = await refusedByConsent(ctx.services, ctx.athleteId);
    if (closed) return closed;
    const at = ctx.services.now();
    return viewAfter(ctx, await startAttempt(ctx.services, athleteActor(ctx), { ...input, at }), at);
  }),

  /** Polled every minute by a device that takes the test. Returns null once the attempt is closed. */
  running: sessionProcedure.input(own.omit({ commandId: true })).query(async ({ ctx, input }) => {
    const attempt = unfinishedAttempt(await stateOf(ctx));
    return attempt?.attemptId === input.attemptId
      ? { remainingMs: remainingMs(attempt, ctx.services.now()), answers: attempt.answers }
      : null;
  }),

  // Terms that change while a test runs must not cost the attempt, which cannot be repeated.
  answer: anyTermsProcedure.input(own.extend({ answer: answerForm })).mutation(async ({ ctx, input }) => {
    const closed = await refusedByConsent(ctx.services, ctx.athleteId);
    if (closed) return closed;
    const at = ctx.services.now();
    const answered = await answerQuestion(ctx.services, athleteActor(ctx), { ...input, at });
    if (!answered.ok) return answered;
    const attempt = (await stateOf(ctx)).attempts.find(({ attemptId }) => attemptId === input.attemptId);
    return accepted({ remainingMs: attempt ? remainingMs(attempt, at) : 0 });
  }),

  finish: anyTermsProcedure.input(own).mutation(async ({ ctx, input }) => {
    const closed = await refusedByConsent(ctx.services, ctx.athleteId);
    if (closed) return closed;
    const at = ctx.services.now();
    return viewAfter(ctx, await finishAttempt(ctx.services, athleteActor(ctx), { ...input, at }), at);
  }),
});
