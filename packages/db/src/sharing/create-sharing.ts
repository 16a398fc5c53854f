import type { Database } from '../database.ts';
import type { Jobs } from '../jobs/enqueue.ts';
import type { Quotas } from '../limits/create-limits.ts';
import { hasAccountPasscode, setAccountPasscode } from './account-passcode.ts';
import { currentLink, currentLinks, currentOrNewestLink, hasLiveLink } from './current-links.ts';
import { endedLinks } from './ended-links.ts';
import { linkCounts } from './link-counts.ts';
import { changeLink, replaceLink, revokeLink, setPasscode, switchLink } from './links.ts';
import { findLink, findOpenLink, findUnlockedLink } from './open-link.ts';
import { hashPasscode } from './passcode.ts';
import { type PasscodeTry, tryPasscode } from './try-passcode.ts';

interface Deps {
  readonly pepper: Uint8Array;
  readonly quotas: Quotas;
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

export const createSharing = ({ pepper, quotas, jobs }: Deps) => ({
  changeLink,
  switchLink,
  replaceLink,
  revokeLink,
  setPasscode,
  setAccountPasscode,
  hasAccountPasscode,
  findLink,
  findOpenLink,
  findUnlockedLink,
  currentLink,
  currentOrNewestLink,
  currentLinks,
  endedLinks,
  hasLiveLink,
  linkCounts,
  hashPasscode: (code: string) => hashPasscode(pepper, code),
  tryPasscode: (database: Database, attempt: PasscodeTry) => tryPasscode(database, { quotas, pepper, jobs }, attempt),
});

export type Sharing = ReturnType<typeof createSharing>;
