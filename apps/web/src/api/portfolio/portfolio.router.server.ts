import { handleCommand } from '@palmares/application';
import { myPortfolio, newestPortfolio } from '@palmares/db/read-models/portfolio/query';
import { refusedBy } from '@palmares/domain/kernel/field-errors';
import { accepted, type Outcome } from '@palmares/domain/kernel/outcome';
import { streamOf } from '@palmares/domain/kernel/stream';
import { sectionEdit } from '@palmares/domain/portfolio/index';
import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { router, sessionProcedure } from '../transport/trpc.server.ts';
import { type DeviceEditRefusal, deviceEditDecider } from './device-edit.ts';

export interface Sent {
  /** Of the whole portfolio: what the preview asks for. */
  readonly version: number;
  readonly sectionVersion: number;
}

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

  execute: ownProcedure
    .input(z.object({ section: z.string(), basedOn: version, commandId: z.uuid(), change: z.unknown() }))
    .mutation(async ({ ctx, input }): Promise<Outcome<Sent, DeviceEditRefusal>> => {
      const { section, basedOn, commandId, change } = input;
      const edit = sectionEdit.safeParse({ section, basedOn, change });
      if (!edit.success) return refusedBy(edit.error, 'change');
      const outcome = await handleCommand({
        log: ctx.services.log,
        decider: deviceEditDecider,
        stream: streamOf('portfolio', ctx.athleteId),
        commandId,
        command: { ...edit.data, at: new Date() },
        metadata: {
          actor: { kind: 'athlete', id: ctx.athleteId },
          correlationId: commandId,
          causationId: null,
          device: ctx.device,
          link: null,
          reason: null,
        },
      });
      if (!outcome.ok) return outcome;
      const { version: reached, events } = outcome.value;
      return accepted({ version: reached, sectionVersion: events.length > 0 ? reached : basedOn });
    }),
});
