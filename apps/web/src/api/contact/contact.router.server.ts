import { contactFormAge, signContactForm } from '@palmares/db/contact-messages';
import { z } from 'zod';
import { publicProcedure, router } from '../transport/trpc.server.ts';
import { writeMessage } from './write-message.server.ts';

const formId = z.string().max(200);

export const contactRouter = router({
  /**
   * Returns the signed id that the form sends in a hidden field. A form that comes back to be corrected keeps the id of
   * its first page, so that it is as old as that page.
   */
  form: publicProcedure
    .input(z.object({ first: formId.optional() }))
    .query(({ ctx: { services }, input: { first } }) => {
      const { pepper } = services.config;
      const at = services.now();
      return first !== undefined && contactFormAge(pepper, first, at) !== null ? first : signContactForm(pepper, at);
    }),
  write: publicProcedure
    .input(z.object({ formId, form: z.record(z.string(), z.unknown()) }))
    .mutation(({ ctx, input }) => writeMessage(ctx, input)),
});
