import { describe, expect, it } from 'vitest';
import { otherPersons } from '../events/registry.ts';
import { forgottenContact } from '../sections/contacts/forgotten.ts';
import { fixtureEvents } from '../testing/random-history.ts';
import { asForgotten, contactOfEvent } from './contact-of-event.ts';
import { portfolioDecider } from './decider.ts';
import type { PortfolioEvent } from './events.ts';
import { sections } from './sections.ts';

const coach = {
  id: 'c1',
  role: 'coach',
  name: 'Martin Dubé',
  relation: 'Coach',
  organization: '',
  phone: '8195550123',
  email: '',
  permission: false,
} as const;
const other = { ...coach, id: 'c2', name: 'Joan Whitfield', phone: '6135550145' };

const added: PortfolioEvent = { type: 'ContactAdded', data: { index: 0, item: coach } };
const contactEvents: readonly PortfolioEvent[] = [
  added,
  { type: 'ContactChanged', data: { item: { ...coach, relation: 'Head coach' } } },
  { type: 'ContactMoved', data: { id: 'c1', index: 1 } },
  { type: 'ReferencePermissionConfirmed', data: { contactId: 'c1' } },
  { type: 'ContactRemoved', data: { id: 'c1' } },
];

const before = [other, coach]
  .map((item, index): PortfolioEvent => ({ type: 'ContactAdded', data: { index, item } }))
  .reduce(
    (state, event, index) => portfolioDecider.evolve(state, { event, version: index + 1 }),
    portfolioDecider.initialState,
  ).sections;

describe('an event that may name a contact', () => {
  it('says whom, whatever its type', () => {
    expect(contactEvents.map(contactOfEvent)).toEqual(contactEvents.map(() => 'c1'));
    const types = Object.keys(sections.contacts.events).filter((type) => type !== 'ContactForgotten');
    expect(contactEvents.map(({ type }) => type).sort()).toEqual(types.sort());
    expect([...otherPersons.keys()].filter((type) => !types.includes(type))).toEqual([]);
  });

  it('names nobody if it is of another section, or forgets the contact', () => {
    expect(contactOfEvent({ type: 'ContactForgotten', data: { contactId: 'c1' } })).toBeNull();
    const others = (fixtureEvents('portfolio') as readonly PortfolioEvent[]).filter(
      (event) => !sections.contacts.owns(event),
    );
    expect(others.map(contactOfEvent).filter((id) => id !== null)).toEqual([]);
  });

  it.each(contactEvents.map((event) => [event.type, event] as const))(
    'reads without the contact once they are forgotten, and with the others: %s',
    (_, event) => {
      const forgotten = asForgotten({ event, sections: before }, 'c1');
      expect(JSON.stringify(forgotten)).not.toMatch(/Dubé|0123/);
      expect(forgotten.sections.contacts.content.contacts).toEqual([other, forgottenContact('c1')]);
      expect(contactOfEvent(forgotten.event)).toBe('c1');
    },
  );

  it('reads the same when it was read without the contact before', () => {
    const once = asForgotten({ event: added, sections: before }, 'c1');
    expect(asForgotten(once, 'c1')).toEqual(once);
  });
});
