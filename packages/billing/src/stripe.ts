import Stripe from 'stripe';

export interface StripeOptions {
  readonly secretKey: string;
  /** Default: Stripe's own address. */
  readonly apiBase?: string | undefined;
}

const TIMEOUT = 10_000;
const RETRIES = 2;

const addressOf = (apiBase: string) => {
  const { protocol, hostname, port } = new URL(apiBase);
  const secure = protocol === 'https:';
  return { host: hostname, port: port || (secure ? 443 : 80), protocol: secure ? 'https' : 'http' } as const;
};

export const connectStripe = ({ secretKey, apiBase }: StripeOptions): Stripe =>
  new Stripe(secretKey, {
    ...(apiBase ? addressOf(apiBase) : {}),
    timeout: TIMEOUT,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });
