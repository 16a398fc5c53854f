import { Temporal } from 'temporal-polyfill';
import { exitCodes, Problem } from '../output.ts';

/** A point in an athlete's past: now, a time, or a version of the portfolio. */
export type Moment = { readonly version: number } | { readonly time: Date; readonly isNow?: true };

const WRITE_IT_AS =
  'write it as 2026-11-21T18:30:00Z, as 2026-11-21T18:30 in the time zone of --time-zone, as v12, or as now';
const timeShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?<zone>Z|[+-]\d{2}:\d{2})?$/;
const dayShape = /^\d{4}-\d{2}-\d{2}$/;

/** Converts wall-clock time in a zone. Where it occurs twice, in autumn, the first counts. */
const inZone = (wall: string, timeZone: string): Date => {
  const shown = Temporal.Instant.fromEpochMilliseconds(Date.parse(`${wall}Z`)).toZonedDateTimeISO('UTC');
  const zoned = shown.toPlainDateTime().toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  return new Date(zoned.epochMilliseconds);
};

const isRealDay = (text: string): boolean => {
  const day = text.slice(0, 10);
  const parsed = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(day);
};

const timeOf = (text: string, timeZone: string): Date | undefined => {
  const shape = timeShape.exec(text);
  if (!shape || !isRealDay(text)) return undefined;
  const time = shape.groups?.zone ? new Date(text) : inZone(text, timeZone);
  return Number.isNaN(time.getTime()) ? undefined : time;
};

export const readTimeZone = (timeZone: string): string => {
  try {
    return new Intl.DateTimeFormat('en-CA', { timeZone }).resolvedOptions().timeZone;
  } catch {
    throw new Problem(`${timeZone} is not a time zone; write it as America/Toronto`, exitCodes.usage);
  }
};

/** Parses `now`, `v12`, or a time in the past. Throws a {@link Problem} that shows the format. */
export const readMoment = (text: string, timeZone: string, now: Date): Moment => {
  if (text === 'now') return { time: now, isNow: true };
  const version = /^v([1-9]\d{0,8})$/i.exec(text)?.[1];
  if (version !== undefined) return { version: Number(version) };
  const time = timeOf(text, timeZone);
  if (!time) throw new Problem(`${text} is not a moment; ${WRITE_IT_AS}`, exitCodes.usage);
  if (time > now) throw new Problem(`${text} is in the future`, exitCodes.usage);
  return { time };
};

/** The edge of a period: a time, or a whole day in that zone; both edges are inclusive. */
export const readEdge = (option: '--from' | '--to', text: string, timeZone: string): Date => {
  if (dayShape.test(text) && isRealDay(text)) {
    const wall = option === '--from' ? `${text}T00:00:00.000` : `${text}T23:59:59.999`;
    return inZone(wall, timeZone);
  }
  const time = timeOf(text, timeZone);
  if (time) return time;
  throw new Problem(`${option} ${text} is not a time; write it as 2026-11-21 or 2026-11-21T18:30:00Z`, exitCodes.usage);
};
