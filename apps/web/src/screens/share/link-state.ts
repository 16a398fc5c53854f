import type { StatusDotProps } from '@palmares/ui';
import { dateWords, endDayWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import type { ShareData, SharedLink } from './share-data.ts';

export type LinkState = 'live' | 'off' | 'suspended' | 'expired';

/** Returns a link's state. The athlete's own switch comes before an expired date, and that before the plan. */
export const stateOf = (
  { offAt, expiresAt }: Pick<SharedLink, 'offAt' | 'expiresAt'>,
  { plan, at }: { readonly plan: ShareData['plan']; readonly at: number },
): LinkState => {
  if (offAt !== null) return 'off';
  if (expiresAt !== null && expiresAt.getTime() <= at) return 'expired';
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

export const untilWords = ({ expiresAt }: Pick<SharedLink, 'expiresAt'>, at: number): string => {
  if (expiresAt === null) return m.share_link_forever();
  return expiresAt.getTime() > at
    ? m.share_link_until({ date: endDayWords(expiresAt) })
    : m.share_link_expired({ date: dateWords(expiresAt) });
};
