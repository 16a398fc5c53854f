import { phoneWords } from '../../kernel/phone.ts';
import type { Reader } from '../../portfolio/public-view.ts';
import type { Contact, ContactRole } from './fields.ts';
import { isForgotten } from './forgotten.ts';

export interface PublicContact {
  /** The position in the list, from 1. */
  readonly id: string;
  readonly role: ContactRole;
  readonly name: string;
  readonly relation: string;
  readonly organization: string;
  /** Formatted for the reader's language, or blank. */
  readonly phone: string;
  readonly email: string;
}

/** If the part is closed, visitors learn only that there are references, and get no names or details. */
export type ContactsPublicView =
  | { readonly isOpen: true; readonly contacts: readonly PublicContact[] }
  | { readonly isOpen: false };

export const contactsPublicView = (
  content: { readonly contacts: readonly Contact[] },
  { parts, language }: Reader,
): ContactsPublicView | null => {
  const contacts = content.contacts.filter((contact) => !isForgotten(contact));
  if (contacts.length === 0) return null;
  if (!parts.contacts) return contacts.some(({ role }) => role === 'reference') ? { isOpen: false } : null;
  return {
    isOpen: true,
    contacts: contacts.map(({ role, name, relation, organization, phone, email }, index) => ({
      id: `${index + 1}`,
      role,
      name,
      relation,
      organization,
      phone: phoneWords(phone, language),
      email,
    })),
  };
};
