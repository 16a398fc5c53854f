import { changePasscode, publish, revoke } from '@palmares/application';
import { myPortfolio, planOf } from '@palmares/db/read-models';
import { publishTokenOpener } from '@palmares/db/sharing';
import { accepted } from '@palmares/domain/kernel';
import { planAt } from '@palmares/domain/plan';
import { genderOf, sections } from '@palmares/domain/portfolio';
import { z } from 'zod';
import { consentStanding } from '../guardian/consent.server.ts';
import { athleteActor } from '../transport/athlete-actor.server.ts';
import type { Context } from '../transport/context.server.ts';
import { id } from '../transport/id.ts';
import { anyTermsProcedure, router, sessionProcedure } from '../transport/trpc.server.ts';

const own = z.object({ commandId: id, linkId: id });

/** Only bounds the length: the domain judges the content, so that a person is told what is wrong. */
const written = z.string().max(500);
const publication = own.extend({
  label: written,
  passcode: written.nullable(),
  expiresAt: written.nullable(),
});

/** A publish link's address, in the athlete's language. */
const addressOf = ({ services, language }: Context, token: string): string =>
  new URL(`/${language}/athletes/${token}`, services.config.publicUrl).href;

export const sharingRouter = router({
  /** What the share page needs to know before it can publish, and the existing links. */
  mine: sessionProcedure.query(async ({ ctx }) => {
    const { athleteId, services } = ctx;
    const { kysely } = services.database;
    const [consent, account, plan, portfolio, links] = await Promise.all([
      consentStanding(services, athleteId),
      services.accounts.findAccount(kysely, athleteId),
      planOf(kysely, athleteId),
      myPortfolio(kysely, services.log, { athleteId }),
      services.sharing.linksOf(kysely, {
        athleteId,
        unseal: publishTokenOpener(services.keyring, kysely, athleteId),
      }),
    ]);
    const { introduction } = portfolio.sections;
    return {
      publishingRefusal: consent.publishing,
      email: account?.email ?? '',
      emailVerified: account?.emailVerified ?? false,
      plan: planAt(plan.state, new Date()),
      hasIntroduction: !sections.introduction.isEmpty(introduction.content),
      sender: {
        name: `${account?.firstName ?? ''} ${account?.lastName ?? ''}`.trim(),
        shortDesc: introduction.content.shortDesc,
        gender: genderOf(portfolio.sections),
        seasons: portfolio.sections['sports-history'].content.seasons,
      },
      links: links
        .filter((link) => link.revokedAt === null)
        .map(({ token, revokedAt: _, ...link }) => ({ ...link, url: addressOf(ctx, token ?? '') })),
    };
  }),
  publish: sessionProcedure.input(publication).mutation(async ({ ctx, input }) => {
    const published = await publish(ctx.services, athleteActor(ctx), input);
    return published.ok ? accepted({ linkId: input.linkId, url: addressOf(ctx, published.value.token) }) : published;
  }),

  revoke: anyTermsProcedure.input(own).mutation(({ ctx, input }) => revoke(ctx.services, athleteActor(ctx), input)),

  changePasscode: sessionProcedure
    .input(own.extend({ passcode: written }))
    .mutation(({ ctx, input }) => changePasscode(ctx.services, athleteActor(ctx), input)),
});
