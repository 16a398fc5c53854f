import { getLocale } from '../../paraglide/runtime.js';

/** The account page asks at this hash whether to log out, because only the app can delete what is on the device. */
export const LOG_OUT_HASH = 'log-out';

export const logOutAddress = (): string => `/${getLocale()}/app/account#${LOG_OUT_HASH}`;
