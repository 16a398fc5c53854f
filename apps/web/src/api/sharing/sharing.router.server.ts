import {
  changeAccountPasscode,
  changeLink,
  changePasscode,
  publish,
  replaceLink,
  revoke,
  switchLink,
} from '@palmares/application';
import { myPortfolio, planOf } from '@palmares/db/read-models';
import { accepted } from '@palmares/domain/kernel';
import { planAt } from '@palmares/domain/plan';
import { sections } from '@palmares/domain/portfolio';
import { ADULT_AGE, filledParts, portfolioParts } from '@palmares/domain/shared-portfolio';
import { z } from 'zod';
import { cardOf } from '../account/account-queries.server.ts';
import { consentStanding } from '../guardian/consent.server.ts';
import { athleteActor } from '../transport/athlete-actor.server.ts';
import { id } from '../transport/id.ts';
import { anyTermsProcedure, router, sessionProcedure } from '../transport/trpc.server.ts';
import { LINKS_PER_PAGE } from './links-per-page.ts';
import { addressOf, linkToSend, ownLinks } from './own-links.server.ts';
import { partsLeftClosed } from './parts-left-closed.ts';
import { senderOf } from './sender.server.ts';

const own = z.object({ commandId: id, linkId: id });

/** Only limits the length: the domain judges the content, so that a refusal can say what is wrong. */
const written = z.string().max(500);
/** Search text for the name of a link, which has at most 80 characters. */
const searched = z.string().max(80);
const passcode = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('account') }),
  z.object({ kind: z.literal('own'), code: written }),
  z.object({ kind: z.literal('none') }),
]);
const publication = own.extend({
  label: written,
  passcode,
  days: z.int().nullable().optional(),
  /** Sent in place of `days` by pages that were opened before there were days. */
  expiresAt: written.nullable().optional(),
  /** Null leaves them to the athlete's age. */
  parts: z.record(z.enum(portfolioParts), z.boolean()).nullable().default(null),
});

export const sharingRouter = router({
  /** Returns what the share page needs before publishing, and how many links there are. */
  mine: sessionProcedure.query(async ({ ctx }) => {
    const { athleteId, services } = ctx;
    const { kysely } = services.database;
    const at = services.now();
    const [consent, account, plan, portfolio, links, hasAccountPasscode] = await Promise.all([
      consentStanding(services, athleteId),
      services.accounts.findAccount(kysely, athleteId),
      planOf(kysely, athleteId),
      myPortfolio(kysely, services.log, { athleteId }),
      services.sharing.linkCounts(kysely, athleteId),
      services.sharing.hasAccountPasscode(kysely, athleteId),
    ]);
    const { introduction } = portfolio.sections;
    const card = cardOf(portfolio, ctx.language, at);
    return {
      at,
      publishingRefusal: consent.publishing,
      email: account?.email ?? '',
      emailVerified: account?.emailVerified ?? false,
      plan: planAt(plan.state, at),
      currency: services.config.planCurrency,
      hasAccountPasscode,
      hasIntroduction: !sections.introduction.isEmpty(introduction.content),
      sender: senderOf(portfolio, `${account?.firstName ?? ''} ${account?.lastName ?? ''}`.trim(), at),
      card,
      mayOpenAllParts: (card?.card.age ?? 0) >= ADULT_AGE,
      /** The parts that a link can show something of. */
      filledParts: filledParts(portfolio.sections, portfolio.identity),
      mayOpenParts: portfolio.athlete ? partsLeftClosed(links.opens, portfolio.athlete, at) : [],
      linkCount: links.current,
      endedCount: links.ended,
    };
  }),

  /** The links that have not ended, a page at a time, the newest first. */
  links: sessionProcedure
    .input(z.object({ search: searched, cursor: z.optional(id) }))
    .query(({ ctx, input }) => ownLinks(ctx, input)),

  /** The links that were closed or replaced, also a page at a time. */
  ended: sessionProcedure.input(z.object({ cursor: z.optional(id) })).query(({ ctx: { services, athleteId }, input }) =>
    services.sharing.endedLinks(services.database.kysely, {
      athleteId,
      after: input.cursor,
      limit: LINKS_PER_PAGE,
    }),
  ),

  /**
   * The given link, or the newest if there is none. Ignores an invalid id, because a device may have stored anything.
   */
  link: sessionProcedure
    .input(z.object({ linkId: z.nullable(id).catch(null) }))
    .query(({ ctx, input }) => linkToSend(ctx, input.linkId)),

  publish: sessionProcedure.input(publication).mutation(async ({ ctx, input }) => {
    const published = await publish(ctx.services, athleteActor(ctx), input);
    return published.ok ? accepted({ linkId: input.linkId, url: addressOf(ctx, published.value.token) }) : published;
  }),

  changeLink: sessionProcedure
    .input(publication.omit({ passcode: true }))
    .mutation(({ ctx, input }) => changeLink(ctx.services, athleteActor(ctx), input)),

  switchLink: anyTermsProcedure
    .input(own.extend({ on: z.boolean() }))
    .mutation(({ ctx, input }) => switchLink(ctx.services, athleteActor(ctx), input)),

  /** Makes a new link in place of this one. */
  replace: sessionProcedure.input(own.extend({ newLinkId: id })).mutation(async ({ ctx, input }) => {
    const replaced = await replaceLink(ctx.services, athleteActor(ctx), input);
    return replaced.ok ? accepted({ linkId: input.newLinkId, url: addressOf(ctx, replaced.value.token) }) : replaced;
  }),

  revoke: anyTermsProcedure.input(own).mutation(({ ctx, input }) => revoke(ctx.services, athleteActor(ctx), input)),

  changePasscode: sessionProcedure
    .input(own.extend({ passcode }))
    .mutation(({ ctx, input }) => changePasscode(ctx.services, athleteActor(ctx), input)),

  /** Sets or replaces the passcode of the account, which any of its links may ask for. */
  changeAccountPasscode: sessionProcedure
    .input(z.object({ commandId: id, passcode: written }))
    .mutation(({ ctx, input }) => changeAccountPasscode(ctx.services, athleteActor(ctx), input)),
});
