import { getLocale } from '../paraglide/runtime.js';
import { buildVersion } from '../server/build-version.ts';

/** Returns the path of a page for a bug report; undefined for a secret address. */
export const reportablePage = (path: string | undefined): string | undefined =>
  path === undefined || /^\/[^/]+\/(athletes|history|auth)\//.test(path) ? undefined : path;

/** The contact form for a bug, filled with what is known about it. */
export const bugReportAddress = ({ page, error }: Readonly<Record<'page' | 'error', string | undefined>>): string => {
  const known = { page: reportablePage(page), error, version: buildVersion() };
  const found = Object.entries(known).flatMap(([name, value]) => (value ? [[name, value]] : []));
  const query = new URLSearchParams(found).toString();
  return `/${getLocale()}/contact-us/bug-report${query && `?${query}`}`;
};
