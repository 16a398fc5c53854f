import { forgottenContact } from '../sections/contacts/forgotten.ts';
import type { SectionStates } from './decider.ts';
import type { PortfolioEvent } from './events.ts';
import { type SectionContent, type SectionEvent, sections } from './sections.ts';

const contactIn = (event: SectionEvent<'contacts'>): string | null => {
  switch (event.type) {
    case 'ContactAdded':
    case 'ContactChanged':
      return event.data.item.id;
    case 'ContactMoved':
    case 'ContactRemoved':
      return event.data.id;
    case 'ReferencePermissionConfirmed':
      return event.data.contactId;
    case 'ContactForgotten':
      return null;
  }
};

/**
 * Returns the id of the contact that an event may name; null for any other event, and for the one that forgets a
 * contact.
 */
export const contactOfEvent = (event: PortfolioEvent): string | null =>
  sections.contacts.owns(event) ? contactIn(event) : null;

const withoutContact = ({ contacts }: SectionContent<'contacts'>, id: string): SectionContent<'contacts'> => ({
  contacts: contacts.map((contact) => (contact.id === id ? forgottenContact(id) : contact)),
});

interface Told {
  readonly event: PortfolioEvent;
  /** The sections before the event. */
  readonly sections: SectionStates;
}

const withoutPerson = (event: PortfolioEvent, contactId: string): PortfolioEvent => {
  const item = forgottenContact(contactId);
  switch (event.type) {
    case 'ContactAdded':
      return { type: event.type, data: { ...event.data, item } };
    case 'ContactChanged':
      return { type: event.type, data: { item } };
    default:
      return event;
  }
};

/** Returns an event and the sections before it as they read once that contact's key is destroyed. */
export const asForgotten = ({ event, sections: before }: Told, contactId: string): Told => {
  const { version, content } = before.contacts;
  return {
    event: withoutPerson(event, contactId),
    sections: { ...before, contacts: { version, content: withoutContact(content, contactId) } },
  };
};
