import Negotiator from 'negotiator';

/** Language tags of an `Accept-Language` header, by descending preference. */
export const acceptedTags = (header: string | undefined): readonly string[] =>
  new Negotiator({ headers: { 'accept-language': header } }).languages();
