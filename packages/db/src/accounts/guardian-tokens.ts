import { networkOf } from '../limits/network.ts';
import { peppered } from '../secrets/peppered.ts';

const TOKEN_CHARACTERS = 22;

type GuardianLink = 'guardian-request' | 'guardian-second' | 'guardian-finish' | 'guardian-withdraw';

/**
 * The first 132 bits of an HMAC over the request's id. The worker computes it again for each try at sending a mail, so
 * neither a job nor the database contains it. The link to withdraw stays the same in every mail of one request.
 */
export const guardianToken = (pepper: Uint8Array, link: GuardianLink, requestId: string): string =>
  peppered(pepper, link, requestId).slice(0, TOKEN_CHARACTERS);

/** Where a request comes from: enough to recognize the athlete's own device, and no address. */
export interface Asker {
  /** Browser and system, as in the list of sessions. */
  readonly device: string;
  readonly address: string;
}

export const askerHash = (pepper: Uint8Array, requestId: string, { device, address }: Asker): string =>
  peppered(pepper, 'guardian-asker', requestId, device, networkOf(address));
