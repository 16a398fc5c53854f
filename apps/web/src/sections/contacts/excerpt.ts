import type { ContactsPublicView } from '@palmares/domain/shared-portfolio';
import { inOneLine } from '../section-excerpt.ts';
import { roleWords } from './role-words.ts';

/** The athlete's own contact has no name. */
export const contactsExcerpt = (view: ContactsPublicView): string =>
  view.isOpen ? inOneLine(...view.contacts.map(({ name, role }) => (name === '' ? roleWords[role]() : name))) : '';
