import { LEASE_MS } from './leases.ts';

/** By now another owner may hold the shards. What is written under the old leases is refused by their fences. */
export class RenewalOverdue extends Error {
  constructor(leaseMs: number) {
    super(`The renewal of the leases has taken longer than a lease lasts (${leaseMs / 1000} s): none is counted on`);
    this.name = 'RenewalOverdue';
  }
}

/** Runs a renewal, and tells once, while it still runs, when it has taken longer than a lease lasts. */
export const watchRenewal = async (
  renew: () => Promise<void>,
  onOverdue: (overdue: RenewalOverdue) => void,
  leaseMs: number = LEASE_MS,
): Promise<void> => {
  const late = setTimeout(() => onOverdue(new RenewalOverdue(leaseMs)), leaseMs);
  await renew().finally(() => clearTimeout(late));
};
