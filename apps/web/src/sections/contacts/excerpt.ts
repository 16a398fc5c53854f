import type { ContactsPublicView } from '@palmares/domain/shared-portfolio';
import { separated } from '@palmares/ui';
import { roleWords } from './role-words.ts';

/** The athlete's own contact has no name. */
export const contactsExcerpt = (view: ContactsPublicView): string =>
  view.isOpen ? separated(view.contacts.map(({ name, role }) => (name === '' ? roleWords[role]() : name))) : '';
