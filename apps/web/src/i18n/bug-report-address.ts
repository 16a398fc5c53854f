import { getLocale } from '../paraglide/runtime.js';

/** The contact form for a bug, filled with what is known about it. Secret addresses are left out. */
export const bugReportAddress = (known: Readonly<Record<'page' | 'error', string | undefined>>): string => {
  const { page, error } = known;
  const isSecret = /^\/[^/]+\/(athletes|history|auth)\//.test(page ?? '');
  const given = { page: isSecret ? undefined : page, error };
  const found = Object.entries(given).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams(found).toString();
  return `/${getLocale()}/contact-us/bug-report${query && `?${query}`}`;
};
