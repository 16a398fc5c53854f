import type { EventOf } from '../../events/definition.ts';
import { accepted } from '../../kernel/outcome.ts';
import type { ItemCommand } from '../kit/item-commands.ts';
import { removed } from '../kit/items.ts';
import { oneListSection } from '../kit/one-list-section.ts';
import { defineSection } from '../section.ts';
import { contactEvents, contactPersonEvents } from './events.ts';
import { type Contact, contact, contactsLimits } from './fields.ts';

const list = oneListSection({
  name: 'contacts',
  noun: 'Contact',
  key: 'contacts',
  item: contact,
  max: contactsLimits.contacts,
  events: contactEvents,
});

type Contacts = ReturnType<typeof list.empty>;
type ContactCommand = ItemCommand<'Contact', Contact>;
type ContactEvent = EventOf<typeof contactEvents> | EventOf<typeof contactPersonEvents>;

/** True if the command names a reference whose permission is not on record. */
const confirms = (command: ContactCommand, { contacts }: Contacts): boolean =>
  'item' in command &&
  command.item.permission &&
  !contacts.some(({ id, permission }) => id === command.item.id && permission);

export const contacts = defineSection<
  Contacts,
  ContactCommand,
  ContactEvent,
  'contacts',
  ReturnType<typeof list.draft>
>({
  ...list,
  events: { ...contactEvents, ...contactPersonEvents },
  decide: (command, content, context) => {
    const decided = list.decide(command, content, context);
    if (!decided.ok || decided.value.length === 0 || !('item' in command) || !confirms(command, content))
      return decided;
    const permission = { type: 'ReferencePermissionConfirmed', data: { contactId: command.item.id } } as const;
    return accepted([...decided.value, permission]);
  },
  evolve: (content, event) => {
    // On record with its time and actor; the contact itself says that there is a permission.
    if (event.type === 'ReferencePermissionConfirmed') return content;
    if (event.type === 'ContactForgotten') return { contacts: removed(content.contacts, event.data.contactId) };
    return list.evolve(content, event);
  },
});
