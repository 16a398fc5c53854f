/** For crawlers: what a secret address opens is neither listed nor kept, nor quoted. */
export const unlisted = 'noindex, nofollow, noarchive, nosnippet';
