import { LEASE_MS } from './leases.ts';

/**
 * Thrown if a renewal takes too long: another owner may hold the shards by now. Fences reject writes under the old
 * leases.
 */
export class RenewalOverdue extends Error {
  constructor(leaseMs: number) {
    super(
      `The renewal of the leases has taken longer than a lease lasts (${leaseMs / 1000} s): the shards are given up`,
    );
    this.name = 'RenewalOverdue';
  }
}

/** Runs a renewal; calls back while it is still running if it takes longer than a lease lasts. */
export const watchRenewal = async (
  renew: () => Promise<void>,
  onOverdue: (overdue: RenewalOverdue) => void,
  leaseMs: number = LEASE_MS,
): Promise<void> => {
  const late = setTimeout(() => onOverdue(new RenewalOverdue(leaseMs)), leaseMs);
  await renew().finally(() => clearTimeout(late));
};
