/** Forbids crawlers to list, keep or quote a page at a secret address. */
export const unlisted = 'noindex, nofollow, noarchive, nosnippet';
