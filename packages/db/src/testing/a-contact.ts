import { randomUUID } from 'node:crypto';
import type { DomainEvent } from '@palmares/domain/kernel';
import type { Contact } from '@palmares/domain/sections';

/** Returns a coach with a name that no other contact has. */
export const aContact = (given: Partial<Contact> = {}): Contact => {
  const id = given.id ?? randomUUID();
  return {
    id,
    role: 'coach',
    name: `Joan Whitfield ${id}`,
    relation: 'Head coach',
    organization: '',
    phone: '6135550145',
    email: '',
    permission: false,
    ...given,
  };
};

/** Adds the contact at the top of the list. */
export const contactAdded = (item: Contact): DomainEvent => ({ type: 'ContactAdded', data: { index: 0, item } });
