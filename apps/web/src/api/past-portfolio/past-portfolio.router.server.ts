import { languages } from '@palmares/domain/kernel';
import { z } from 'zod';
import { publicProcedure, router } from '../transport/trpc.server.ts';
import { openPastPortfolio } from './open-past-portfolio.server.ts';

export const pastPortfolioRouter = router({
  open: publicProcedure
    .input(z.object({ token: z.string().max(200), language: z.enum(languages) }))
    .query(({ ctx, input }) => openPastPortfolio(ctx, input)),
});
