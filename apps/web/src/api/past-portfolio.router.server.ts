import { languages } from '@palmares/domain/kernel/language';
import { z } from 'zod';
import { openPastPortfolio } from './open-past-portfolio.server.ts';
import { publicProcedure, router } from './trpc.server.ts';

export const pastPortfolioRouter = router({
  open: publicProcedure
    .input(z.object({ token: z.string().max(200), language: z.enum(languages) }))
    .query(({ ctx, input }) => openPastPortfolio(ctx, input)),
});
