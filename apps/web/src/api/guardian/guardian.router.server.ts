import { z } from 'zod';
import { signUp } from '../account/sign-up.server.ts';
import { publicProcedure, router, sessionProcedure } from '../transport/trpc.server.ts';
import { agreeAlone, consentStanding } from './consent.server.ts';
import { answer, ask, askAgain, askedOf, finishPage, guardianPage, remind } from './requests.server.ts';
import { close, confirmByMail, sayNo, undo, withdrawalPage } from './withdrawals.server.ts';

const token = z.string().max(100);
const form = z.record(z.string(), z.unknown());
const link = z.object({ token });

export const guardianRouter = router({
  ask: publicProcedure.input(form).mutation(({ ctx, input }) => ask(ctx, input)),
  asked: publicProcedure.query(({ ctx }) => askedOf(ctx)),
  remind: publicProcedure.mutation(({ ctx }) => remind(ctx)),
  page: publicProcedure.input(link).query(({ ctx, input }) => guardianPage(ctx, input.token)),
  answer: publicProcedure
    .input(link.extend({ form, textVersion: z.string().max(20) }))
    .mutation(({ ctx, input }) => answer(ctx, input)),
  finishPage: publicProcedure.input(link).query(({ ctx, input }) => finishPage(ctx, input.token)),
  signUp: publicProcedure
    .input(link.extend({ form }))
    .mutation(({ ctx, input }) => signUp(ctx, { form: input.form, guardianToken: input.token })),
  withdrawalPage: publicProcedure.input(link).query(({ ctx, input }) => withdrawalPage(ctx, input.token)),
  withdraw: publicProcedure.input(link.extend({ form })).mutation(({ ctx, input }) => sayNo(ctx, input)),
  closeLink: publicProcedure
    .input(link.extend({ form, linkId: z.uuid() }))
    .mutation(({ ctx, input }) => close(ctx, input)),
  undoWithdrawal: publicProcedure.input(link.extend({ form })).mutation(({ ctx, input }) => undo(ctx, input)),
  mailReceipt: publicProcedure.input(link.extend({ form })).mutation(({ ctx, input }) => confirmByMail(ctx, input)),
  askAgain: sessionProcedure.input(form).mutation(({ ctx, input }) => askAgain(ctx, input)),
  standing: sessionProcedure.query(({ ctx }) => consentStanding(ctx.services, ctx.athleteId)),
  agreeAlone: sessionProcedure.mutation(({ ctx }) => agreeAlone(ctx)),
});
