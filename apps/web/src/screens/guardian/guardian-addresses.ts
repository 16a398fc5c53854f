import { getLocale } from '../../paraglide/runtime.js';

/** The page on which a guardian refuses, sees what stands open and withdraws, by any of their links. */
export const guardiansPage = (token: string): string =>
  `/${getLocale()}/auth/guardian-withdraw?${new URLSearchParams({ token })}`;
