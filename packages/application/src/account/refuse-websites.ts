import { namesWebsite } from '@palmares/domain/account';
import { accepted, type FieldCode, type Outcome, type Refusal, refused } from '@palmares/domain/kernel';
import domains from 'tlds' with { type: 'json' };

const topLevelDomains: ReadonlySet<string> = new Set(domains);

type Names = Readonly<Partial<Record<'firstName' | 'lastName', string>>>;

/** Refuses a name that could become a link in a mail or on a page. */
export const refuseWebsites = ({ firstName = '', lastName = '' }: Names): Outcome<void, Refusal<FieldCode>> => {
  if (namesWebsite(firstName, topLevelDomains)) return refused('name_invalid', { field: 'firstName' });
  return namesWebsite(lastName, topLevelDomains) ? refused('name_invalid', { field: 'lastName' }) : accepted(undefined);
};
