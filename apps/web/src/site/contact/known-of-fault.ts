import { createIsomorphicFn } from '@tanstack/react-start';
import { getRequestHeader } from '@tanstack/react-start/server';
import { reportablePage } from '../../notices/bug-report-address.ts';
import { buildVersion } from '../../server/build-version.ts';
import { publicOrigin } from '../../server/public-origin.ts';

interface Fault {
  readonly page?: string | undefined;
  readonly version?: string | undefined;
}

/** The page of this site that led here. */
const pageBefore = (referrer: string | undefined): string | undefined => {
  if (!referrer || !URL.canParse(referrer)) return undefined;
  const { origin, pathname } = new URL(referrer);
  return origin === publicOrigin() ? reportablePage(pathname) : undefined;
};

/** Returns the defaults of a bug report, for fields that the address leaves out. */
export const knownOfFault = createIsomorphicFn()
  .server((): Fault => ({ page: pageBefore(getRequestHeader('referer')), version: buildVersion() }))
  .client((): Fault => ({}));
