import {
  openingMailsOf,
  openingNews,
  openingsByDay,
  openingsOfLink,
  setOpeningMails,
  signOpeningAddress,
} from '@palmares/db/openings';
import { accepted } from '@palmares/domain/kernel';
import { z } from 'zod';
import { id } from '../transport/id.ts';
import { anyTermsProcedure, router, sessionProcedure } from '../transport/trpc.server.ts';

/** Returns whole minutes, at least one. Computed on the server, because rendering a page must not read the clock. */
const minutesBetween = (earlier: Date, later: Date): number =>
  Math.max(1, Math.floor((later.getTime() - earlier.getTime()) / 60_000));

export const openingsRouter = router({
  /** The newest openings, for the dashboard; null if there are none. */
  news: sessionProcedure.query(async ({ ctx }) => {
    const at = ctx.services.now();
    const news = await openingNews(ctx.services.database.kysely, ctx.athleteId, at);
    if (news?.kind !== 'links') return news;
    const links = news.links.map(({ at: openedAt, ...link }) => ({
      ...link,
      minutesAgo: minutesBetween(openedAt, at),
    }));
    return { kind: news.kind, links };
  }),

  /** The openings of each of the last 30 days, all links together. */
  byDay: sessionProcedure.query(({ ctx: { services, athleteId } }) =>
    openingsByDay(services.database.kysely, athleteId, services.now()),
  ),

  /** The newest openings of one link, each with an address that shows for 15 minutes what the page was then. */
  ofLink: sessionProcedure.input(z.object({ linkId: id })).query(async ({ ctx, input }) => {
    const { athleteId, language, services } = ctx;
    const { kysely } = services.database;
    const at = services.now();
    const openings = await openingsOfLink(kysely, { athleteId, linkId: input.linkId, at });
    return openings.map(({ openingId, at: openedAt }) => {
      const { token } = signOpeningAddress(services.config.pepper, openingId, at);
      return { openingId, at: openedAt, url: new URL(`/${language}/history/${token}`, services.config.publicUrl).href };
    });
  }),

  /** True if the athlete gets emails about openings; null under 18, because no minor gets them. */
  mails: sessionProcedure.query(({ ctx }) =>
    openingMailsOf(ctx.services.database.kysely, ctx.athleteId, ctx.services.now()),
  ),
  setMails: anyTermsProcedure
    .input(z.object({ wanted: z.boolean() }))
    .mutation(async ({ ctx: { services, athleteId }, input }) =>
      accepted(await setOpeningMails(services.database.kysely, athleteId, input.wanted)),
    ),
});
