import { router } from './trpc.server.ts';

export const sharedPortfolioRouter = router({});
