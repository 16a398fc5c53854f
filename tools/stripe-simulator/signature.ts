import { createHmac } from 'node:crypto';

/** Returns the `Stripe-Signature` header: the signing time, and an HMAC of that time and the exact bytes. */
export const signatureHeader = (payload: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`, 'utf8').digest('hex')}`;
