import { m } from '../../paraglide/messages.js';

/** Days for which a link works, counted by the server; `always` has no end, and `kept` leaves it as it is. */
export type Period = '7' | '30' | '90' | 'always' | 'kept';

export const days = ['7', '30', '90'] as const satisfies readonly Period[];

const periods: readonly Period[] = [...days, 'always', 'kept'];

export const isPeriod = (value: string): value is Period => periods.some((period) => period === value);

/** Returns the days to send: null for no end, undefined to keep the end. */
export const daysOf = (period: Period): number | null | undefined => {
  if (period === 'kept') return undefined;
  return period === 'always' ? null : Number(period);
};

/** Says when a link ends; empty for the end that it has, which only the link knows. */
export const periodWords = (period: Period): string => {
  if (period === 'kept') return '';
  return period === 'always' ? m.share_expiry_never() : m.share_expiry_days({ days: period });
};
