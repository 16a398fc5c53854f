import { z } from 'zod/mini';
import { defineEvent, type OtherPerson } from '../../events/definition.ts';
import { contactKey, forgottenContact } from './forgotten.ts';

const index = z.int();
const item = z.object({
  id: z.string(),
  role: z.enum(['own', 'coach', 'reference']),
  name: z.string(),
  relation: z.string(),
  organization: z.string(),
  phone: z.string(),
  email: z.string(),
  permission: z.boolean(),
});

const otherPerson: OtherPerson = {
  field: 'item',
  purposeOf: (value) => contactKey.of(item.parse(value).id),
  forgotten: (purpose) => forgottenContact(contactKey.idIn(purpose)),
};

export const contactEvents = {
  ContactAdded: { ...defineEvent('ContactAdded', z.object({ index, item })), otherPerson },
  ContactChanged: { ...defineEvent('ContactChanged', z.object({ item })), otherPerson },
  ContactMoved: defineEvent('ContactMoved', z.object({ id: z.string(), index })),
  ContactRemoved: defineEvent('ContactRemoved', z.object({ id: z.string() })),
};

const aboutContact = z.object({ contactId: z.string() });

export const contactPersonEvents = {
  /** The athlete said that this person agreed to be named. */
  ReferencePermissionConfirmed: defineEvent('ReferencePermissionConfirmed', aboutContact),
  /** The key of this person's data is destroyed with it. */
  ContactForgotten: defineEvent('ContactForgotten', aboutContact),
};
