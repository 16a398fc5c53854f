import type { Database } from '../database.ts';
import type { Quotas } from '../limits/create-limits.ts';
import { revokeLink, setPasscode } from './links.ts';
import { linksOf } from './links-of.ts';
import { findOpenLink } from './open-link.ts';
import { hashPasscode } from './passcode.ts';
import { type PasscodeTry, tryPasscode } from './try-passcode.ts';

export const createSharing = ({ pepper, quotas }: { pepper: Uint8Array; quotas: Quotas }) => ({
  revokeLink,
  setPasscode,
  findOpenLink,
  linksOf,
  hashPasscode: (code: string) => hashPasscode(pepper, code),
  tryPasscode: (database: Database, attempt: PasscodeTry) => tryPasscode(database, { quotas, pepper }, attempt),
});

export type Sharing = ReturnType<typeof createSharing>;
