import type { Contact } from './fields.ts';

const prefix = 'contact:';

/** The name of the key that seals what is about one contact. */
export const contactKey = {
  of: (contactId: string): string => `${prefix}${contactId}`,
  idIn: (purpose: string): string => purpose.slice(prefix.length),
};

/**
 * Returns the placeholder for a contact whose key was destroyed. It reveals nothing about the person, not even the
 * role.
 */
export const forgottenContact = (id: string): Contact => ({
  id,
  role: 'coach',
  name: '',
  relation: '',
  organization: '',
  phone: '',
  email: '',
  permission: false,
});

/** No contact is kept without a phone or an email, so one that has neither was forgotten. */
export const isForgotten = ({ phone, email }: Pick<Contact, 'phone' | 'email'>): boolean =>
  phone === '' && email === '';
