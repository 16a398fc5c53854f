import { beginUpload, cancelUpload } from '@palmares/application';
import { filesOf } from '@palmares/db/files';
import { fileKinds } from '@palmares/domain/files';
import { z } from 'zod';
import { metrics } from '../../server/metrics/metrics.server.ts';
import { refusedByConsent } from '../guardian/consent.server.ts';
import { athleteActor } from '../transport/athlete-actor.server.ts';
import { chargeAttempt } from '../transport/charge-call.server.ts';
import { id } from '../transport/id.ts';
import { router, sessionProcedure } from '../transport/trpc.server.ts';

const announced = z.object({
  kind: z.enum(fileKinds),
  name: z.string().max(1024),
  bytes: z.int().nonnegative(),
});

export const filesRouter = router({
  /** Announces a file. Its bytes follow by PUT to `/api/files/{fileId}`. */
  begin: sessionProcedure.input(announced).mutation(async ({ ctx, input }) => {
    // Anyone may build a portfolio, but an unverified address may not be theirs. Enough for a picture and ten
    // documents.
    if (!ctx.session.emailVerified) await chargeAttempt(ctx, 'upload-unverified-account', ctx.athleteId);
    const closed = await refusedByConsent(ctx.services, ctx.athleteId);
    if (closed) return closed;
    const begun = await beginUpload(ctx.services, athleteActor(ctx), input);
    if (!begun.ok) metrics().uploads.onRefused(begun.refusal.code);
    return begun;
  }),

  /** The athlete's files in every state, oldest first. */
  mine: sessionProcedure.query(async ({ ctx: { services, athleteId } }) =>
    (await filesOf(services.database.kysely, athleteId)).map(
      ({ athleteId: _, createdAt: _created, changedAt: _changed, usedAt, ...file }) => ({
        ...file,
        isUsed: usedAt !== null,
      }),
    ),
  ),

  cancel: sessionProcedure
    .input(z.object({ fileId: id }))
    .mutation(({ ctx, input }) => cancelUpload(ctx.services, athleteActor(ctx), input)),
});
