import { faultLengths, isReference } from '@palmares/domain/contact';
import { type RefusedSearch, refusedSearch } from '../../api/forms/no-cookies.ts';

/** Search parameters of the contact page. */
export interface ContactSearch extends RefusedSearch {
  /** The number of the message that was just sent. */
  readonly sent?: string;
  /** Details of a fault: the page where it appeared, its id, and the version of the site. */
  readonly page?: string;
  readonly error?: string;
  readonly version?: string;
}

const shortText = (value: unknown, longest: number): string | undefined =>
  typeof value === 'string' && value !== '' ? value.slice(0, longest) : undefined;

export const contactSearch = ({ sent, page, error, version, ...search }: Record<string, unknown>): ContactSearch => {
  const found = {
    sent: isReference(sent) ? sent : undefined,
    page: shortText(page, faultLengths.page),
    error: shortText(error, faultLengths.errorId),
    version: shortText(version, faultLengths.version),
    ...refusedSearch(search),
  };
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined));
};
