import { accountRouter } from './account/account.router.server.ts';
import { contactRouter } from './contact/contact.router.server.ts';
import { failuresRouter } from './failures/failures.router.server.ts';
import { filesRouter } from './files/files.router.server.ts';
import { guardianRouter } from './guardian/guardian.router.server.ts';
import { historyRouter } from './history/history.router.server.ts';
import { identityRouter } from './identity/identity.router.server.ts';
import { legalRouter } from './legal/legal.router.server.ts';
import { openingsRouter } from './openings/openings.router.server.ts';
import { pastPortfolioRouter } from './past-portfolio/past-portfolio.router.server.ts';
import { planRouter } from './plan/plan.router.server.ts';
import { portfolioRouter } from './portfolio/portfolio.router.server.ts';
import { sharedPortfolioRouter } from './shared-portfolio/shared-portfolio.router.server.ts';
import { sharingRouter } from './sharing/sharing.router.server.ts';
import { router } from './transport/trpc.server.ts';
import { videosRouter } from './videos/videos.router.server.ts';

export const appRouter = router({
  account: accountRouter,
  guardian: guardianRouter,
  portfolio: portfolioRouter,
  history: historyRouter,
  files: filesRouter,
  identity: identityRouter,
  sharing: sharingRouter,
  openings: openingsRouter,
  plan: planRouter,
  sharedPortfolio: sharedPortfolioRouter,
  pastPortfolio: pastPortfolioRouter,
  videos: videosRouter,
  contact: contactRouter,
  legal: legalRouter,
  failures: failuresRouter,
});

export type AppRouter = typeof appRouter;
