import { accepted, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';
import type { Database } from '../database.ts';
import type { Jobs } from '../jobs/enqueue.ts';
import type { Charge, Quotas } from '../limits/create-limits.ts';
import { networkOf } from '../limits/network.ts';
import { createGrant, type Grant } from './grants.ts';
import { findOpenLinkWithPasscode, type OpenLink } from './open-link.ts';
import { passcodeMatches } from './passcode.ts';

export interface PasscodeTry {
  readonly token: string;
  readonly address: string;
  readonly code: string;
  readonly at: Date;
}

export type PasscodeRefusal = Refusal<'passcode_wait' | 'passcode_wrong' | 'portfolio_not_public'>;

/** Five tries at once, then one every six minutes. */
const chargeVisitor = async (quotas: Quotas, key: string): Promise<Charge> => {
  const first = await quotas.charge('passcode-visitor-first', key);
  return first.ok ? first : quotas.charge('passcode-visitor-next', key);
};

interface Deps {
  readonly quotas: Quotas;
  readonly pepper: Uint8Array;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

/** Enqueues an email, at most once a day, that a link ran out of passcode attempts. */
const tellAthlete = async (
  { kysely }: Database,
  { quotas, jobs }: Deps,
  { athleteId, linkId }: OpenLink,
): Promise<void> => {
  const mail = await quotas.charge('tries-mail-link', linkId);
  if (!mail.ok) return;
  await jobs.enqueue(kysely, 'send-tries-notice', { athleteId, linkId }).catch(async (failure: unknown) => {
    await mail.refund();
    throw failure;
  });
};

type TryCharge = Charge | (Extract<Charge, { ok: false }> & { readonly isLinkUsedUp: true });

/**
 * Charges the visitor's own bucket first: a visitor without tries left takes none from the link's, so it takes many
 * addresses to slow a link down for everyone.
 */
const chargeTry = async (quotas: Quotas, { token, address }: PasscodeTry): Promise<TryCharge> => {
  const visitor = await chargeVisitor(quotas, `${token} ${networkOf(address)}`);
  if (!visitor.ok) return visitor;
  const link = await quotas.charge('passcode-link', token);
  if (!link.ok) {
    await visitor.refund();
    return { ...link, isLinkUsedUp: true };
  }
  return {
    ok: true,
    refund: async () => {
      await visitor.refund();
      await link.refund();
    },
  };
};

/** Returns the grant that lets the visitor in; null for a link without a passcode. */
export const tryPasscode = async (
  database: Database,
  deps: Deps,
  attempt: PasscodeTry,
): Promise<Outcome<Grant | null, PasscodeRefusal>> => {
  const link = await findOpenLinkWithPasscode(database, attempt, { at: attempt.at });
  if (!link) return refused('portfolio_not_public');
  if (link.passcodeHash === null) return accepted(null);

  const charge = await chargeTry(deps.quotas, attempt);
  if (!charge.ok) {
    if ('isLinkUsedUp' in charge) await tellAthlete(database, deps, link);
    return refused('passcode_wait', { field: 'code', params: { minutes: Math.ceil(charge.retryAfterSeconds / 60) } });
  }

  const matches = await passcodeMatches(deps.pepper, link.passcodeHash, attempt.code).catch(
    async (failure: unknown) => {
      await charge.refund();
      throw failure;
    },
  );
  if (!matches) return refused('passcode_wrong', { field: 'code' });

  await charge.refund();
  return accepted(await createGrant(database.kysely, link, attempt.at));
};
