import { router } from './trpc.server.ts';

export const planRouter = router({});
