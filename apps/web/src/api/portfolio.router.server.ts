import { router } from './trpc.server.ts';

export const portfolioRouter = router({});
