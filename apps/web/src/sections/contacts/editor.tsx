import { phoneWords } from '@palmares/domain/kernel';
import { contact, contactsLimits } from '@palmares/domain/sections';
import { NoContactsDrawing } from '../../drawings/empty/no-contacts.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import type { ItemKind } from '../kit/item-kind.ts';
import { listEditor } from '../kit/list-editor.tsx';
import type { ContactDraft } from './contact-form.tsx';
import { loadContactForm } from './load-form.ts';
import { roleWords } from './role-words.ts';

const contacts: ItemKind<ContactDraft> = {
  schema: contact,
  max: contactsLimits.contacts,
  blank: () => ({
    id: crypto.randomUUID(),
    role: '',
    name: '',
    relation: '',
    organization: '',
    phone: '',
    email: '',
    permission: false,
  }),
  isBlank: ({ name, relation, organization, phone, email }) =>
    [name, relation, organization, phone, email].every((text) => text === ''),
  nameOf: ({ role, name }) => (role === 'own' ? m.contact_own_name() : name),
  labelOf: ({ role }) => (role === '' || role === 'own' ? '' : roleWords[role]()),
  linesOf: ({ role, relation, organization, phone, email }) => [
    role === 'own' ? [] : [relation, organization],
    [phoneWords(phone, getLocale())],
    [email],
  ],
  loadForm: loadContactForm,
  Picture: NoContactsDrawing,
  words: { title: m.contacts_title, add: m.contacts_add, empty: m.contacts_empty, unnamed: m.contact_new },
};

export const ContactsEditor = listEditor('contacts', contacts);
