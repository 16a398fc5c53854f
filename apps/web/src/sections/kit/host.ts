/** A link's host, so that nobody follows it blindly. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./u, '') : '');
