/** The header in which a page names the account that it shows. A change is refused without it. */
export const ACCOUNT_HEADER = 'x-palmares-account';

/** The hidden field in which a plain form names it. */
export const ACCOUNT_FIELD = 'account';
