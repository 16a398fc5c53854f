import { z } from 'zod';
import { router, sessionProcedure } from '../transport/trpc.server.ts';

const LONGEST_LINK = 2000;

export const videosRouter = router({
  /**
   * The newest videos of the YouTube channel that a link leads to. Not a query, because it sends a request to YouTube.
   */
  ofChannel: sessionProcedure
    .input(z.object({ channel: z.string().max(LONGEST_LINK) }))
    .mutation(({ ctx, input }) => ctx.services.videoFeed.newest(input.channel)),
});
