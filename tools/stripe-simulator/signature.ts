import { createHmac } from 'node:crypto';

/** The header `Stripe-Signature`: when it was signed, and an HMAC over that time and the exact bytes sent. */
export const signatureHeader = (payload: string, secret: string, seconds: number): string =>
  `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`, 'utf8').digest('hex')}`;
