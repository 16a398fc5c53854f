export type Level = 'ok' | 'warn' | 'fail';

/** The result of one check of the doctor and, unless it is `ok`, what to do. */
export interface Finding {
  readonly check: string;
  readonly level: Level;
  readonly found: string;
  readonly todo?: string;
}

export const ok = (check: string, found: string): Finding => ({ check, level: 'ok', found });
export const warn = (check: string, found: string, todo: string): Finding => ({ check, level: 'warn', found, todo });
export const fail = (check: string, found: string, todo: string): Finding => ({ check, level: 'fail', found, todo });

export const count = (number: number, one: string, many = `${one}s`): string =>
  `${number} ${number === 1 ? one : many}`;

/** A duration in words. */
export const duration = (seconds: number): string => {
  const [whole, minutes] = [Math.round(seconds), Math.round(seconds / 60)];
  if (whole < 60) return count(whole, 'second');
  if (minutes < 60) return count(minutes, 'minute');
  return seconds < 172_800 ? count(Math.round(seconds / 3600), 'hour') : count(Math.round(seconds / 86_400), 'day');
};
