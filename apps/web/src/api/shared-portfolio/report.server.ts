import { reportPortfolio } from '@palmares/application';
import { refused } from '@palmares/domain/kernel';
import { chargeAttempt, refundOnFailure } from '../transport/charge-call.server.ts';
import type { Context } from '../transport/context.server.ts';
import { readGrants } from './grant-cookie.server.ts';
import { signatureOf } from './signed-form.server.ts';

/** Anyone who was given a link may report it, even before entering the passcode. */
const openLink = ({ services: { sharing, database, now } }: Context, token: string) =>
  sharing.findOpenLink(database, { token }, { grantTokens: readGrants(), at: now() });

/** Returns the signature of the report form; null if the link opens nothing. */
export const reportFormOf = async (ctx: Context, token: string) =>
  (await openLink(ctx, token)) ? { signature: signatureOf(ctx, 'report', token) } : null;

interface Given {
  readonly token: string;
  readonly formId: string;
  readonly form: unknown;
}

/** Sends support the link's id, never its token. A refused report is not charged. */
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
