import { endOfDay } from '@palmares/domain/kernel';
import type { StatusDotProps } from '@palmares/ui';
import { dateWords, endDayWords, endTimeWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import type { ShareData, SharedLink } from './share-data.ts';

export type LinkState = 'live' | 'off' | 'suspended' | 'expired';

/** Returns a link's state. The athlete's own switch comes before an expired date, and that before the plan. */
export const stateOf = (
  { offAt, hasExpired }: Pick<SharedLink, 'offAt' | 'hasExpired'>,
  plan: ShareData['plan'],
): LinkState => {
  if (offAt !== null) return 'off';
  if (hasExpired) return 'expired';
  return plan === 'athlete' ? 'live' : 'suspended';
};

export const stateTone: Readonly<Record<LinkState, NonNullable<StatusDotProps['tone']>>> = {
  live: 'success',
  off: 'neutral',
  suspended: 'warning',
  expired: 'neutral',
};

export const stateWords: Readonly<Record<LinkState, () => string>> = {
  live: m.share_state_live,
  off: m.share_state_off,
  suspended: m.share_state_suspended,
  expired: m.share_state_expired,
};

/** Returns the last day on which the link works, and the time for a link from before ends were counted in days. */
const endWords = (expiresAt: Date): string =>
  endOfDay(expiresAt).getTime() === expiresAt.getTime() ? endDayWords(expiresAt) : endTimeWords(expiresAt);

const SOON_MS = 7 * 24 * 60 * 60 * 1000;

/** True in the last week of a link. */
export const endsSoon = ({ expiresAt, hasExpired }: Pick<SharedLink, 'expiresAt' | 'hasExpired'>, at: Date): boolean =>
  expiresAt !== null && !hasExpired && expiresAt.getTime() - at.getTime() < SOON_MS;

/** The end of a link in a list: the day alone. */
export const endsWords = ({ expiresAt, hasExpired }: Pick<SharedLink, 'expiresAt' | 'hasExpired'>): string => {
  if (expiresAt === null) return m.share_expiry_never();
  const date = dateWords(expiresAt);
  return hasExpired ? m.share_link_expired({ date }) : m.share_link_ends({ date });
};

export const untilWords = ({ expiresAt, hasExpired }: Pick<SharedLink, 'expiresAt' | 'hasExpired'>): string => {
  if (expiresAt === null) return m.share_link_forever();
  return hasExpired
    ? m.share_link_expired({ date: dateWords(expiresAt) })
    : m.share_link_until({ date: endWords(expiresAt) });
};
