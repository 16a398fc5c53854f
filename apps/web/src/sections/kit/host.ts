import { parsedUrl } from '@palmares/domain/kernel';

/** A link's host, so that nobody follows it blindly. */
export const hostOf = (url: string): string => parsedUrl(url)?.hostname.replace(/^www\./u, '') ?? '';
