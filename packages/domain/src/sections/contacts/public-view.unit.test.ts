import { expect, it } from 'vitest';
import { closedReader, openReader } from '../kit/testing/readers.ts';
import type { Contact } from './fields.ts';
import { forgottenContact } from './forgotten.ts';
import { contactsPublicView } from './public-view.ts';

const reference: Contact = {
  id: '0c0ffee0-0000-4000-8000-000000000001',
  role: 'reference',
  name: 'Joan Whitfield',
  relation: 'Teacher',
  organization: 'Lakeside High School',
  phone: '6135550145',
  email: 'joan@example.com',
  permission: true,
};
const own: Contact = { ...reference, role: 'own', name: '', relation: '', organization: '', permission: false };

it('contacts that are open to the reader have no ids', () =>
  expect(contactsPublicView({ contacts: [own, reference] }, openReader)).toEqual({
    isOpen: true,
    contacts: [
      {
        id: '1',
        role: 'own',
        name: '',
        relation: '',
        organization: '',
        phone: '613-555-0145',
        email: 'joan@example.com',
      },
      {
        id: '2',
        role: 'reference',
        name: 'Joan Whitfield',
        relation: 'Teacher',
        organization: 'Lakeside High School',
        phone: '613-555-0145',
        email: 'joan@example.com',
      },
    ],
  }));

it('a contact that was forgotten is in no public view', () => {
  expect(contactsPublicView({ contacts: [forgottenContact(own.id)] }, openReader)).toBeNull();
  expect(contactsPublicView({ contacts: [forgottenContact(own.id), own] }, openReader)).toMatchObject({
    contacts: [{ role: 'own' }],
  });
});

it('contacts that are closed show only whether there are references', () => {
  expect(contactsPublicView({ contacts: [own, reference] }, closedReader)).toEqual({ isOpen: false });
  expect(contactsPublicView({ contacts: [own, { ...reference, role: 'coach' }] }, closedReader)).toBeNull();
});
