import { renameAthlete, requestExport } from '@palmares/application';
import { email, logInForm } from '@palmares/domain/account';
import { accepted, languages } from '@palmares/domain/kernel';
import { z } from 'zod';
import { dataExportOf } from '../data-export/data-export-of.server.ts';
import { athleteActor } from '../transport/athlete-actor.server.ts';
import {
  anyTermsProcedure,
  ownOrNoSessionProcedure,
  publicProcedure,
  router,
  sessionProcedure,
} from '../transport/trpc.server.ts';
import {
  currentSession,
  myAccount,
  mySessions,
  mySupportLooks,
  onboardingOf,
  verificationOf,
} from './account-queries.server.ts';
import { askForDeletion, deletionOf, keepAccount } from './deletion.server.ts';
import { confirmEmailChange, requestEmailChange, resendEmailChange } from './email-change.server.ts';
import { logIn, logOut } from './log-in.server.ts';
import { isResetLinkLive, requestReset, resetPassword } from './password-reset.server.ts';
import { signUp } from './sign-up.server.ts';
import { acceptTerms, agreements, newTerms } from './terms.server.ts';
import { typedEmail } from './typed-email.server.ts';
import { requestCode, verifyEmail } from './verification.server.ts';

export const accountRouter = router({
  session: publicProcedure.query(({ ctx }) => currentSession(ctx.services, ctx.session)),
  mine: sessionProcedure.query(({ ctx }) => myAccount(ctx.services, ctx.athleteId)),
  onboarding: sessionProcedure
    .input(z.object({ atLeastVersion: z.int().nonnegative().optional() }))
    .query(({ ctx: { services, athleteId, language }, input }) =>
      onboardingOf(services, { athleteId, language, ...input }),
    ),
  verification: sessionProcedure.query(({ ctx }) => verificationOf(ctx.services, ctx.athleteId)),
  signUp: publicProcedure
    .input(z.record(z.string(), z.unknown()))
    .mutation(({ ctx, input }) => signUp(ctx, { form: input })),
  /** `athleteId` is the only account that may log in, while its page is still open. */
  logIn: publicProcedure
    .input(z.object({ ...logInForm.shape, athleteId: z.uuid().optional() }))
    .mutation(({ ctx, input }) => logIn(ctx, input)),
  typedEmail: publicProcedure.query(typedEmail),
  sessions: sessionProcedure.query(({ ctx }) => mySessions(ctx.services, ctx.session)),
  endSession: anyTermsProcedure
    .input(z.object({ publicId: z.uuid() }))
    .mutation(async ({ ctx: { services, athleteId }, input }) =>
      accepted(await services.accounts.endSession(services.database.kysely, { athleteId, ...input })),
    ),
  endOtherSessions: anyTermsProcedure.mutation(async ({ ctx: { services, session } }) =>
    accepted(await services.accounts.endOtherSessions(services.database.kysely, session)),
  ),
  supportLooks: sessionProcedure.query(({ ctx }) => mySupportLooks(ctx.services, ctx.athleteId)),
  rename: sessionProcedure
    .input(z.record(z.string(), z.unknown()))
    .mutation(({ ctx, input }) => renameAthlete(ctx.services, athleteActor(ctx), input)),
  requestEmailChange: sessionProcedure
    .input(z.record(z.string(), z.unknown()))
    .mutation(({ ctx, input }) => requestEmailChange(ctx, ctx.athleteId, input)),
  resendEmailChange: sessionProcedure.mutation(({ ctx }) => resendEmailChange(ctx, ctx.athleteId)),
  confirmEmailChange: sessionProcedure
    .input(z.object({ code: z.string().max(20) }))
    .mutation(({ ctx, input }) => confirmEmailChange(ctx, ctx.athleteId, input.code)),
  cancelEmailChange: sessionProcedure.mutation(async ({ ctx: { services, athleteId } }) =>
    accepted(await services.accounts.cancelEmailChange(services.database.kysely, athleteId)),
  ),
  setLanguage: anyTermsProcedure
    .input(z.object({ language: z.enum(languages) }))
    .mutation(async ({ ctx: { services, athleteId }, input }) =>
      accepted(await services.accounts.setLanguage(services.database.kysely, athleteId, input.language)),
    ),
  deletion: sessionProcedure.query(({ ctx }) => deletionOf(ctx.services, ctx.athleteId)),
  askDeletion: anyTermsProcedure.mutation(({ ctx }) => askForDeletion(ctx.services, ctx.athleteId)),
  undoDeletion: anyTermsProcedure.mutation(({ ctx }) => keepAccount(ctx.services, ctx.athleteId)),
  dataExport: sessionProcedure.query(({ ctx }) => dataExportOf(ctx.services, ctx.athleteId)),
  askDataExport: anyTermsProcedure
    .input(z.object({ exportId: z.uuid() }))
    .mutation(({ ctx, input }) => requestExport(ctx.services, athleteActor(ctx), input)),
  logOut: ownOrNoSessionProcedure.mutation(({ ctx }) => logOut(ctx)),
  newTerms: sessionProcedure.query(({ ctx }) => newTerms(ctx.language)),
  agreements: sessionProcedure.query(({ ctx }) => agreements(ctx, ctx.athleteId)),
  acceptTerms: anyTermsProcedure
    .input(z.object({ version: z.string().max(20) }))
    .mutation(({ ctx, input }) => acceptTerms(ctx, ctx.athleteId, input.version)),
  requestPasswordReset: publicProcedure
    .input(z.object({ email }))
    .mutation(({ ctx, input }) => requestReset(ctx, input.email)),
  resetLink: publicProcedure
    .input(z.object({ token: z.string().max(100) }))
    .query(async ({ ctx, input }) => ({ live: await isResetLinkLive(ctx, input.token) })),
  resetPassword: publicProcedure
    .input(z.object({ token: z.string().max(100), form: z.record(z.string(), z.unknown()) }))
    .mutation(({ ctx, input }) => resetPassword(ctx, input)),
  requestVerificationCode: anyTermsProcedure.mutation(({ ctx }) => requestCode(ctx, ctx.athleteId)),
  verifyEmail: anyTermsProcedure
    .input(z.object({ code: z.string().max(20) }))
    .mutation(({ ctx, input }) => verifyEmail(ctx, ctx.athleteId, input.code)),
});
