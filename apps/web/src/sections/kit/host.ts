import { parsedUrl } from '@palmares/domain/kernel';

/** A link's host, so that nobody follows it blindly. */
export const hostOf = (url: string): string => parsedUrl(url)?.hostname.replace(/^www\./u, '') ?? '';

/** Nobody types more characters from paper. */
const TYPED_LENGTH = 80;

/** Returns the part of an address that a reader types from paper, or only its host if it is too long to type. */
export const typedAddress = (url: string): string => {
  const address =
    parsedUrl(url)
      ?.href.replace(/^https:\/\//u, '')
      .replace(/\/$/u, '') ?? '';
  return address.length > TYPED_LENGTH ? hostOf(url) : address;
};
