import { parsedUrl } from '@palmares/domain/kernel';

/** A link's host, so that nobody follows it blindly. */
export const hostOf = (url: string): string => parsedUrl(url)?.hostname.replace(/^www\./u, '') ?? '';

/** Nobody types more characters from paper. */
const TYPED_LENGTH = 80;

/** Returns a link's address as somebody types it from paper; its host if the address is too long for that. */
export const typedAddress = (url: string): string => {
  const address =
    parsedUrl(url)
      ?.href.replace(/^https:\/\//u, '')
      .replace(/\/$/u, '') ?? '';
  return address.length > TYPED_LENGTH ? hostOf(url) : address;
};
