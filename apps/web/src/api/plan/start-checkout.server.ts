import type { Checkout } from '@palmares/billing';
import { type BillingLease, BillingLeaseLost, withBillingLease } from '@palmares/db/billing';
import { foldStream } from '@palmares/db/event-store';
import { accepted, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';
import { isGranted } from '@palmares/domain/plan';
import { consentStanding } from '../guardian/consent.server.ts';
import { accountOf, pageOf, recordSubscriptions, type Subscriber, withStripe } from './plan-changes.server.ts';

/** Maximum milliseconds to wait while another page opens a Checkout and Stripe is slow. */
const TIMEOUT_MS = 10_000;

type Account = Awaited<ReturnType<typeof accountOf>>;
type Opened = Outcome<Checkout, Refusal<'billing_unavailable' | 'plan_granted'>>;

const openCheckout = async (
  ctx: Subscriber,
  account: Account,
  requestId: string,
  lease: BillingLease,
): Promise<Opened> => {
  const { services, athleteId, language } = ctx;
  // Read from the log, because an operator may have granted the plan while holding the lease a moment ago.
  const { state } = await foldStream(services.log, 'plan', athleteId);
  if (isGranted(state, services.now())) return refused('plan_granted');
  return withStripe(() =>
    services.billing.startCheckout({
      athleteId,
      email: account.email,
      name: `${account.firstName} ${account.lastName}`,
      language,
      customerId: state.subscription?.customerId ?? null,
      requestId,
      successUrl: pageOf(ctx, '?checkout=done'),
      cancelUrl: pageOf(ctx, '?checkout=canceled'),
      beforeCreating: lease.renew,
    }),
  );
};

/** Waits while another page of the athlete, or an operator, changes what they pay. */
const openInTurn = async (
  ctx: Subscriber,
  work: (lease: BillingLease) => Promise<Opened>,
): Promise<Opened | Outcome<never, Refusal<'checkout_busy'>>> => {
  const { services, athleteId } = ctx;
  try {
    const opened = await withBillingLease(services.database, { athleteId, timeoutMs: TIMEOUT_MS }, work);
    return opened === 'taken' ? refused('checkout_busy') : opened;
  } catch (error) {
    if (error instanceof BillingLeaseLost) return refused('checkout_busy');
    throw error;
  }
};

/** Returns the address of the athlete's one open Checkout, or that of the plan if they pay already. */
export const startCheckout = async (ctx: Subscriber, requestId: string) => {
  const { publishing } = await consentStanding(ctx.services, ctx.athleteId);
  if (publishing) return refused(publishing);
  const account = await accountOf(ctx);
  if (!account.emailVerified) return refused('email_unverified');
  const opened = await openInTurn(ctx, (lease) => openCheckout(ctx, account, requestId, lease));
  if (!opened.ok) return opened;
  const { url, paying } = opened.value;
  if (paying.length > 0) await recordSubscriptions(ctx, paying);
  return accepted({ url });
};
