/** Days for which a link stays open from now; `always` has no end, and `kept` leaves it as it is. */
export type Period = '7' | '30' | '90' | 'always' | 'kept';

export const days = ['7', '30', '90'] as const satisfies readonly Period[];

const periods: readonly Period[] = [...days, 'always', 'kept'];

export const isPeriod = (value: string): value is Period => periods.some((period) => period === value);

const DAY_MS = 86_400_000;

/** The end as an ISO time, or null for none. */
export const endOf = (period: Period, until: Date | null): string | null => {
  if (period === 'kept') return until?.toISOString() ?? null;
  return period === 'always' ? null : new Date(Date.now() + Number(period) * DAY_MS).toISOString();
};
