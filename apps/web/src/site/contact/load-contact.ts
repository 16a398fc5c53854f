import { takeFormAnswer } from '../../api/forms/form-answer.ts';
import { SIGNATURE_FIELD } from '../../api/forms/signature-field.ts';
import type { Asked } from '../../page/visitor-page.server.ts';
import type { Contact } from './contact-page.tsx';
import { contactSearch } from './contact-search.ts';
import { knownOfFault } from './known-of-fault.ts';
import { subjectOf } from './subject-slugs.ts';

/** Returns what the contact page shows of the visitor's own. The last part of its address may name a subject. */
export const loadContact = async ({ api, path, params, ...asked }: Asked): Promise<Omit<Contact, 'keptDays'>> => {
  const search = contactSearch(asked.search);
  const { sent, error: errorId } = search;
  const subject = subjectOf(params.subject);
  const fault = subject === 'bug' ? knownOfFault() : {};
  const known = { subject, page: search.page ?? fault.page, errorId, version: search.version ?? fault.version };
  const answer = takeFormAnswer('contact');
  return {
    address: path,
    signature: await api.contact.form.query({ first: answer?.typed[SIGNATURE_FIELD] }),
    known: Object.fromEntries(Object.entries(known).flatMap(([name, value]) => (value ? [[name, value]] : []))),
    answer,
    sent,
  };
};
