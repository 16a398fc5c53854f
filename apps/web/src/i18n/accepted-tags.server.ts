import Negotiator from 'negotiator';

/** The language tags of an `Accept-Language` header, the most wanted first. */
export const acceptedTags = (header: string | undefined): readonly string[] =>
  new Negotiator({ headers: { 'accept-language': header } }).languages();
