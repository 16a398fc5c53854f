import { accepted, languages } from '@palmares/domain/kernel';
import { z } from 'zod';
import { MAX_URL_LENGTH } from '../../server/limits/request-limits.server.ts';
import { noteSecurityEvent } from '../../server/metrics/security.server.ts';
import { publicProcedure, router } from '../transport/trpc.server.ts';
import { writeGrant } from './grant-cookie.server.ts';
import { openSharedPortfolio } from './open-shared-portfolio.server.ts';
import { report, reportFormOf } from './report.server.ts';
import { signatureOf } from './signed-form.server.ts';
import { sinceVisit } from './since-visit.server.ts';

/**
 * Accepts any address up to the maximum length, so that an invented one gets the same answer as any that opens nothing.
 */
const token = z.string().max(MAX_URL_LENGTH);

const version = z
  .int()
  .min(0)
  .max(2 ** 31 - 1);

export const sharedPortfolioRouter = router({
  open: publicProcedure.input(z.object({ token, language: z.enum(languages) })).query(async ({ ctx, input }) => {
    const opened = await openSharedPortfolio(ctx, input);
    return opened.state === 'passcode' ? { ...opened, signature: signatureOf(ctx, 'passcode', input.token) } : opened;
  }),

  /** Returns the changes since the visit that the visitor's browser remembers. Stores nothing about the visit. */
  since: publicProcedure
    .input(
      z.object({ token, language: z.enum(languages), versions: z.object({ portfolio: version, identity: version }) }),
    )
    .query(({ ctx, input }) => sinceVisit(ctx, input)),

  tryPasscode: publicProcedure
    .input(z.object({ token, code: z.string().max(100) }))
    .mutation(async ({ ctx, input }) => {
      const { sharing, database, now } = ctx.services;
      const tried = await sharing.tryPasscode(database, {
        token: input.token,
        address: ctx.visitor.address,
        code: input.code.replace(/[\s-]/g, ''),
        at: now(),
      });
      if (!tried.ok) {
        const { code } = tried.refusal;
        if (code !== 'portfolio_not_public') noteSecurityEvent('passcode_refused', { code });
        return tried;
      }
      if (tried.value) writeGrant(ctx, tried.value);
      return accepted(null);
    }),

  reportForm: publicProcedure.input(z.object({ token })).query(({ ctx, input }) => reportFormOf(ctx, input.token)),
  report: publicProcedure
    .input(z.object({ token, formId: z.string().max(200), form: z.record(z.string(), z.unknown()) }))
    .mutation(({ ctx, input }) => report(ctx, input)),
});
