import type { Language } from '@palmares/domain/kernel';
import type { Api } from '../../api/client.ts';
import { takeFormAnswer } from '../../api/forms/form-answer.ts';
import { SIGNATURE_FIELD } from '../../api/forms/signature-field.ts';
import type { ContactSearch } from './contact-search.ts';
import { knownOfFault } from './known-of-fault.ts';
import { subjectOf } from './subjects.ts';
import { unsentContact } from './unsent-contact.tsx';

interface Asked {
  readonly lang: Language;
  /** The last part of the address, if it has one. */
  readonly slug?: string;
  readonly search: ContactSearch;
}

export const loadContact = async (api: () => Promise<Api>, { lang, slug, search }: Asked) => {
  const { sent, error: errorId } = search;
  const subject = subjectOf(slug);
  const fault = subject === 'bug' ? knownOfFault() : {};
  const known = { subject, page: search.page ?? fault.page, errorId, version: search.version ?? fault.version };
  const answer = takeFormAnswer('contact');
  return unsentContact({
    address: `/${lang}/contact-us${slug === undefined ? '' : `/${encodeURIComponent(slug)}`}`,
    signature: await (await api()).client.contact.form.query({ first: answer?.typed[SIGNATURE_FIELD] }),
    known: Object.fromEntries(Object.entries(known).flatMap(([name, value]) => (value ? [[name, value]] : []))),
    answer,
    sent,
  });
};
