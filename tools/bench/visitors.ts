/** Makes the product trust the addresses below: the load generator acts as its proxy. */
export const behindProxy = { TRUST_PROXY: '127.0.0.1' } as const;

const VISITORS = 250;

/** Addresses in the range reserved for benchmarks (RFC 2544), because a single one would reach its rate limit. */
export const visitorHeaders: readonly Readonly<Record<string, string>>[] = Array.from(
  { length: VISITORS },
  (_, visitor) => ({ 'x-forwarded-for': `198.18.${visitor}.1` }),
);
