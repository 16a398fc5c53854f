import { publicProcedure, router } from './trpc.server.ts';

export const accountRouter = router({
  session: publicProcedure.query(({ ctx }) => ctx.session),
});
