import { accountRouter } from './account.router.server.ts';
import { failuresRouter } from './failures.router.server.ts';
import { pastPortfolioRouter } from './past-portfolio.router.server.ts';
import { planRouter } from './plan.router.server.ts';
import { portfolioRouter } from './portfolio.router.server.ts';
import { sharedPortfolioRouter } from './shared-portfolio.router.server.ts';
import { sharingRouter } from './sharing.router.server.ts';
import { router } from './trpc.server.ts';

export const appRouter = router({
  account: accountRouter,
  portfolio: portfolioRouter,
  sharing: sharingRouter,
  plan: planRouter,
  sharedPortfolio: sharedPortfolioRouter,
  pastPortfolio: pastPortfolioRouter,
  failures: failuresRouter,
});

export type AppRouter = typeof appRouter;
