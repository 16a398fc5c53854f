import { reportPortfolio } from '@palmares/application';
import { refused } from '@palmares/domain/kernel';
import { chargeAttempt, refundOnFailure } from '../transport/charge-call.server.ts';
import type { Context } from '../transport/context.server.ts';
import { readGrants } from './grant-cookie.server.ts';
import { signatureOf } from './signed-form.server.ts';

/** Whoever was given a link may report it, before the passcode too. */
const openLink = ({ services: { sharing, database } }: Context, token: string) =>
  sharing.findOpenLink(database, { token }, { grantTokens: readGrants(), at: new Date() });

/** What the form of a report holds; null for a link that opens nothing. */
export const reportFormOf = async (ctx: Context, token: string) =>
  (await openLink(ctx, token)) ? { signature: signatureOf(ctx, 'report', token) } : null;

interface Given {
  readonly token: string;
  readonly formId: string;
  readonly form: unknown;
}

/** Support learns the link's id, never its token. What is refused costs nothing. */
export const report = async (ctx: Context, { token, formId, form }: Given) => {
  const link = await openLink(ctx, token);
  if (!link) return refused('portfolio_not_public');
  const { services, language, visitor } = ctx;
  const refund = await chargeAttempt(ctx, 'contact-network', visitor.address);
  const { linkId } = link;
  const reported = await refundOnFailure(refund, reportPortfolio(services, { form, linkId, language, formId }));
  if (!reported.ok) await refund();
  return reported;
};
