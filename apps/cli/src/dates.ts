import { homeDate } from '@palmares/domain/kernel';

/** Such as `2026-11-25`, in UTC; a dash for what has not happened. */
export const day = (moment: Date | null): string => moment?.toISOString().slice(0, 10) ?? '–';

/** Such as `2026-11-25T14:40Z`; a dash for what has not happened. */
export const minute = (moment: Date | null): string => (moment ? `${moment.toISOString().slice(0, 16)}Z` : '–');

/** The day on which something ends, as pages and emails tell the athlete: `2026-12-25 (Toronto)`. A dash for no end. */
export const endDay = (moment: Date | null): string => (moment ? `${homeDate(moment)} (Toronto)` : '–');
