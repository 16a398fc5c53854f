import { editSection } from '@palmares/application';
import { myPortfolio, newestPortfolio } from '@palmares/db/read-models';
import { z } from 'zod';
import { athleteActor } from '../transport/athlete-actor.server.ts';
import { id } from '../transport/id.ts';
import { router, sessionProcedure } from '../transport/trpc.server.ts';

const version = z.int().nonnegative();

export const portfolioRouter = router({
  /** The portfolio for the athlete's own pages, at least as new as this device's last edit if it names one. */
  mine: sessionProcedure
    .input(z.object({ atLeastVersion: version.optional() }))
    .query(({ ctx: { services, athleteId }, input: { atLeastVersion } }) =>
      myPortfolio(services.database.kysely, services.log, {
        athleteId,
        ...(atLeastVersion === undefined ? {} : { atLeastVersion }),
      }),
    ),

  /** Read straight from the log, to compare with an edit that was refused. */
  current: sessionProcedure.query(({ ctx: { services, athleteId } }) => newestPortfolio(services.log, athleteId)),

  editSection: sessionProcedure
    .input(z.object({ commandId: id, edit: z.unknown() }))
    .mutation(({ ctx, input }) => editSection(ctx.services, athleteActor(ctx), input)),
});
