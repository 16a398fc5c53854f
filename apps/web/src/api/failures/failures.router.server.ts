import { z } from 'zod';
import { log } from '../../server/log.server.ts';
import { publicProcedure, router } from '../transport/trpc.server.ts';

/** An error's message may contain anything, so only its kind and the route's pattern are reported. */
const failureReport = z.object({
  failureId: z.uuid(),
  name: z.string().regex(/^\w{1,60}$/),
  route: z.string().regex(/^[/\w$.-]{1,120}$/),
});

export const failuresRouter = router({
  report: publicProcedure.input(failureReport).mutation(({ input }) => {
    log().error(input, 'a page failed in a browser');
  }),
});
