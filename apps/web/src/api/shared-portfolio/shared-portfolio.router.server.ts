import { accepted, languages, refused } from '@palmares/domain/kernel';
import { z } from 'zod';
import { noteSecurityEvent } from '../../server/metrics/security.server.ts';
import { publicProcedure, router } from '../transport/trpc.server.ts';
import { writeGrant } from './grant-cookie.server.ts';
import { findPublicLink, openPortfolio } from './open-portfolio.server.ts';

const token = z.string().max(100);

export const sharedPortfolioRouter = router({
  open: publicProcedure
    .input(z.object({ token, language: z.enum(languages) }))
    .query(({ ctx, input }) => openPortfolio(ctx, input)),

  tryPasscode: publicProcedure
    .input(z.object({ token, code: z.string().max(100) }))
    .mutation(async ({ ctx, input }) => {
      const { sharing, database } = ctx.services;
      if (!(await findPublicLink(ctx, input.token, new Date()))) return refused('portfolio_not_public');
      const tried = await sharing.tryPasscode(database.kysely, {
        token: input.token,
        address: ctx.visitor.address,
        code: input.code.replace(/[\s-]/g, ''),
      });
      if (!tried.ok) {
        noteSecurityEvent('passcode_refused', { code: tried.refusal.code });
        return tried;
      }
      if (tried.value) writeGrant(ctx, input.token, tried.value);
      return accepted(null);
    }),
});
