import { z } from 'zod';
import { log } from '../../server/log.server.ts';
import { keepAthleteError } from '../transport/keep-athlete-error.server.ts';
import { publicProcedure, router } from '../transport/trpc.server.ts';

/** An error's message may contain anything, so only its kind and the route's pattern are reported. */
const failureReport = z.object({
  failureId: z.uuid(),
  name: z.string().regex(/^\w{1,60}$/),
  route: z.string().regex(/^[/\w$.-]{1,120}$/),
});

export const failuresRouter = router({
  report: publicProcedure.input(failureReport).mutation(({ ctx, input: { failureId, name, route } }) => {
    log().error({ failureId, name, route }, 'a page failed in a browser');
    void keepAthleteError(ctx, { errorId: failureId, place: route });
  }),
});
