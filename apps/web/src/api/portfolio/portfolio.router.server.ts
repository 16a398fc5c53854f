import { editSection } from '@palmares/application';
import { myPortfolio, newestPortfolio } from '@palmares/db/read-models';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { athleteActor } from '../transport/athlete-actor.server.ts';
import { router, sessionProcedure } from '../transport/trpc.server.ts';

const version = z.int().nonnegative();

/** The device says whose drafts it holds: another account may have signed in since they were typed. */
const ownProcedure = sessionProcedure.input(z.object({ athleteId: z.uuid() })).use(({ ctx, input, next }) => {
  if (input.athleteId !== ctx.athleteId) throw new TRPCError({ code: 'UNAUTHORIZED' });
  return next();
});

export const portfolioRouter = router({
  /** What the athlete's own pages show; as new as what this device wrote last when it says so. */
  mine: sessionProcedure
    .input(z.object({ atLeastVersion: version.optional() }))
    .query(({ ctx: { services, athleteId }, input: { atLeastVersion } }) =>
      myPortfolio(services.database.kysely, services.log, {
        athleteId,
        ...(atLeastVersion === undefined ? {} : { atLeastVersion }),
      }),
    ),

  /** Straight from the log: what an edit that was turned down is compared with. */
  current: ownProcedure.query(({ ctx: { services, athleteId } }) => newestPortfolio(services.log, athleteId)),

  editSection: ownProcedure
    .input(z.object({ commandId: z.uuid(), edit: z.unknown() }))
    .mutation(({ ctx, input }) => editSection(ctx.services, athleteActor(ctx), input)),
});
