import { describe, expect, it } from 'vitest';
import { specifyItems } from '../kit/testing/specify-items.ts';
import { specifySection } from '../kit/testing/specify-section.ts';
import type { Contact } from './fields.ts';
import { contactKey, forgottenContact, isForgotten } from './forgotten.ts';
import { contacts } from './index.ts';

const coach: Contact = {
  id: '0c0ffee0-0000-4000-8000-000000000001',
  role: 'coach',
  name: 'Éric Tremblay',
  relation: 'Head coach',
  organization: 'Élans du Collège Laval',
  phone: '5145550123',
  email: '',
  permission: false,
};
const reference: Contact = { ...coach, role: 'reference', permission: true };
const own: Contact = { ...coach, role: 'own', name: '', relation: '', organization: '' };
const { given } = specifySection(contacts, new Date('2026-11-20T12:00:00Z'));
const add = (item: Contact) => ({ type: 'AddContact', index: 0, item }) as const;
const change = (item: Contact) => ({ type: 'ChangeContact', item }) as const;
const added = (item: Contact) => ({ type: 'ContactAdded', data: { index: 0, item } }) as const;
const changed = (item: Contact) => ({ type: 'ContactChanged', data: { item } }) as const;
const confirmed = { type: 'ReferencePermissionConfirmed', data: { contactId: coach.id } } as const;
const forgotten = { type: 'ContactForgotten', data: { contactId: coach.id } } as const;

specifyItems(contacts, 'Contact', { item: coach, changed: { ...coach, phone: '6135550145' }, group: {} });

describe('contacts', () => {
  it('hold ten', () => {
    const ten = Array.from({ length: 10 }, (_, number) =>
      added({ ...coach, id: `0c0ffee0-0000-4000-8000-0000000001${number}0` }),
    );
    given(...ten)
      .when(add(coach))
      .thenRefused('list_full');
  });

  it('have a phone or an email', () => {
    given()
      .when(add({ ...coach, phone: '', email: ' ' }))
      .thenRefused('phone_or_email_required', 'phone');
    const byEmail = { ...coach, phone: '', email: 'coach@example.com' };
    given().when(add(byEmail)).thenEvents(added(byEmail));
  });

  it('of another person have a name, and one’s own needs none', () => {
    given()
      .when(add({ ...coach, name: '' }))
      .thenRefused('required', 'name');
    given().when(add(own)).thenEvents(added(own));
  });

  it('of one’s own keep nothing that was typed for another person', () =>
    given()
      .when(add({ ...reference, role: 'own' }))
      .thenEvents(added(own)));

  it('keep the phone as ten digits and the email in lower case', () =>
    given()
      .when(add({ ...coach, phone: '+1 (514) 555-0123', email: ' Coach@Example.com' }))
      .thenEvents(added({ ...coach, email: 'coach@example.com' })));

  it.each([
    ['\u202a514-555-0123\u202c', '5145550123'],
    ['\u202d(514) 555-0123\u202c', '5145550123'],
    ['\u2068514 555-0123\u2069', '5145550123'],
    ['514\u2011555\u20130123', '5145550123'],
    ['514\u200b555\ufe0d0123', '5145550123'],
    ['514/555-0123', '5145550123'],
    ['514·555·0123', '5145550123'],
    ['tel:+1-514-555-0123', '5145550123'],
    ['５１４－５５５－０１２３', '5145550123'],
    ['514 555-0123 poste 204', '5145550123;ext=204'],
    ['514-555-0123 ext. 204', '5145550123;ext=204'],
    ['514-555-0123 x204', '5145550123;ext=204'],
    ['514-555-0123 #204', '5145550123;ext=204'],
  ])('take a phone copied as %j', (typed, phone) =>
    given()
      .when(add({ ...coach, phone: typed }))
      .thenEvents(added({ ...coach, phone })),
  );

  it.each([
    [{ phone: '555-0123' }, 'phone_invalid', 'phone'],
    [{ email: 'coach' }, 'email_invalid', 'email'],
    [{ name: 'É' }, 'too_short', 'name'],
    [{ relation: 'x'.repeat(81) }, 'too_long', 'relation'],
    [{ organization: 'two\u0007lines' }, 'characters_invalid', 'organization'],
  ] as const)('with %j are refused', (fields, code, field) =>
    given()
      .when(add({ ...coach, ...fields }))
      .thenRefused(code, field),
  );

  it('keep what is confirmed of one that is being typed', () =>
    expect(contacts.validPart({ contacts: [{ ...coach, phone: '514' }] }, { contacts: [coach] })).toEqual({
      contacts: [coach],
    }));
});

describe('a reference', () => {
  it('is kept only with permission, which is an event of its own', () => {
    given()
      .when(add({ ...reference, permission: false }))
      .thenRefused('permission_required', 'permission');
    given().when(add(reference)).thenEvents(added(reference), confirmed);
  });

  it('that a coach becomes needs permission too', () => {
    given(added(coach))
      .when(change({ ...reference, permission: false }))
      .thenRefused('permission_required', 'permission');
    given(added(coach)).when(change(reference)).thenEvents(changed(reference), confirmed);
  });

  it('whose permission is on record is not asked for it again', () => {
    const renamed = { ...reference, name: 'Éric Tremblay-Roy' };
    given(added(reference), confirmed).when(change(renamed)).thenEvents(changed(renamed));
    given(added(reference), confirmed).when(add(reference)).thenNothing();
  });

  it('that is no reference any more has no permission', () =>
    given(added(reference), confirmed)
      .when(change({ ...coach, permission: true }))
      .thenEvents(changed(coach)));
});

describe('a contact that is forgotten', () => {
  it('is gone', () => given(added(coach), forgotten).when({ type: 'RemoveContact', id: coach.id }).thenNothing());

  it('reads as an id alone once its key is destroyed', () => {
    const purpose = contactKey.of(coach.id);
    for (const { otherPerson } of [contacts.events.ContactAdded, contacts.events.ContactChanged]) {
      expect(otherPerson?.purposeOf(reference)).toBe(purpose);
      expect(otherPerson?.forgotten(purpose)).toEqual(forgottenContact(coach.id));
    }
    expect([coach, own, forgottenContact(coach.id)].map(isForgotten)).toEqual([false, false, true]);
  });

  it('keeps its place while the past is folded, so that the others keep theirs', () => {
    const other = { ...coach, id: '0c0ffee0-0000-4000-8000-000000000002' };
    const then = [
      added(forgottenContact(coach.id)),
      added(other),
      { type: 'ContactMoved', data: { id: coach.id, index: 0 } },
    ] as const;
    expect(then.reduce(contacts.evolve, contacts.empty()).contacts.map(({ id }) => id)).toEqual([coach.id, other.id]);
  });
});
