import { getLocale } from '../../paraglide/runtime.js';

/**
 * The account page asks at this hash whether to log out. A plain form would end the session, but only the app names the
 * drafts that would be lost, stops the editors in other tabs and deletes what is on the device. The header
 * `Clear-Site-Data` would delete it without asking, together with the language, the theme and the accepted notice.
 */
export const LOG_OUT_HASH = 'log-out';

export const logOutAddress = (): string => `/${getLocale()}/app/account#${LOG_OUT_HASH}`;
