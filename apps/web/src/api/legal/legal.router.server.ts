import { z } from 'zod';
import { legalDocuments } from '../../../content/legal/legal-text.ts';
import { publicProcedure, router } from '../transport/trpc.server.ts';
import { legalText } from './legal-page.server.ts';

const named = z.object({ document: z.enum(legalDocuments) });

export const legalRouter = router({
  /** For the page's head. The text itself is rendered on the server. */
  head: publicProcedure.input(named).query(({ ctx, input }) => {
    const { title, description } = legalText(input.document, ctx.language);
    return { title, description };
  }),
  text: publicProcedure.input(named).query(({ ctx, input }) => legalText(input.document, ctx.language)),
});
