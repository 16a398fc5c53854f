import { historyPage } from '@palmares/db/read-models';
import { languages } from '@palmares/domain/kernel';
import { sectionNames } from '@palmares/domain/portfolio';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { router, sessionProcedure } from '../transport/trpc.server.ts';
import { historyMoment } from './history-moment.server.ts';

const version = z.int().nonnegative();
const section = z.enum(sectionNames);

export const historyRouter = router({
  /** The history of the athlete's portfolio, newest first. */
  entries: sessionProcedure
    .input(z.object({ language: z.enum(languages), section: section.optional(), before: version.optional() }))
    .query(({ ctx: { services, athleteId }, input }) => historyPage(services, { athleteId, ...input })),

  /** A section as it was right after that version, and as it is now. */
  moment: sessionProcedure
    .input(z.object({ version, section }))
    .query(async ({ ctx: { services, athleteId }, input }) => {
      const moment = await historyMoment(services, { athleteId, ...input });
      if (!moment) throw new TRPCError({ code: 'NOT_FOUND' });
      return moment;
    }),
});
