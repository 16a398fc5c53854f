import { signContactForm } from '@palmares/db/contact-messages';
import { z } from 'zod';
import { publicProcedure, router } from '../transport/trpc.server.ts';
import { writeMessage } from './write-message.server.ts';

export const contactRouter = router({
  /** Returns the signed id that the form sends in a hidden field. */
  form: publicProcedure.query(({ ctx: { services } }) => signContactForm(services.config.pepper, services.now())),
  write: publicProcedure
    .input(z.object({ formId: z.string().max(200), form: z.record(z.string(), z.unknown()) }))
    .mutation(({ ctx, input }) => writeMessage(ctx, input)),
});
