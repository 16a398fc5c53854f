import { signContactForm } from '@palmares/db/contact-messages';
import { z } from 'zod';
import { publicProcedure, router } from '../transport/trpc.server.ts';
import { writeMessage } from './write-message.server.ts';

export const contactRouter = router({
  /** What the form holds in a hidden field. */
  form: publicProcedure.query(({ ctx: { services } }) => signContactForm(services.config.pepper, new Date())),
  write: publicProcedure
    .input(z.object({ formId: z.string().max(200), form: z.record(z.string(), z.unknown()) }))
    .mutation(({ ctx, input }) => writeMessage(ctx, input)),
});
