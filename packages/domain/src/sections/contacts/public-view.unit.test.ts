import { expect, it } from 'vitest';
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
const adult = { language: 'en', adult: true, gender: null, identity: null } as const;
const minor = { ...adult, adult: false } as const;

it('the contacts of an adult are public, without ids', () =>
  expect(contactsPublicView({ contacts: [own, reference] }, adult)).toEqual({
    adult: true,
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
  expect(contactsPublicView({ contacts: [forgottenContact(own.id)] }, adult)).toBeNull();
  expect(contactsPublicView({ contacts: [forgottenContact(own.id), own] }, adult)).toMatchObject({
    contacts: [{ role: 'own' }],
  });
});

it('of a minor only whether there are references is public', () => {
  expect(contactsPublicView({ contacts: [own, reference] }, minor)).toEqual({ adult: false });
  expect(contactsPublicView({ contacts: [own, { ...reference, role: 'coach' }] }, minor)).toBeNull();
});
