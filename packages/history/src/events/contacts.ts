import type { Language } from '@palmares/domain/kernel';
import type { SectionContent, SectionEvent } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import { readContact } from '../sections/contacts.ts';
import type { ItemReading } from '../sections/reading.ts';
import { changedFields, type SectionSentence, type Sentences, say, sentenceFor } from './sentence.ts';

type Contacts = SectionContent<'contacts'>;

const added = { athlete: m.athlete_contact_added, support: m.support_contact_added };
const changed = { athlete: m.athlete_contact_changed, support: m.support_contact_changed };
const edited = { athlete: m.athlete_contact_edited, support: m.support_contact_edited };
const moved = { athlete: m.athlete_contact_moved, support: m.support_contact_moved };
const removed = { athlete: m.athlete_contact_removed, support: m.support_contact_removed };
const forgotten = { athlete: m.athlete_contact_forgotten, support: m.support_contact_forgotten };
const confirmed = {
  athlete: m.athlete_reference_permission_confirmed,
  support: m.support_reference_permission_confirmed,
};

/** Finds a contact in the content before an event, because most events carry its id only. */
const contactIn = ({ contacts }: Contacts, id: string, language: Language): ItemReading => {
  const found = contacts.find((contact) => contact.id === id);
  return found ? readContact(found, language) : { id, name: id, lines: [], fields: [] };
};

const sentences: Sentences<SectionEvent<'contacts'>, Contacts> = {
  ContactAdded: ({ item }, _, voice) => say(added, { item: readContact(item, voice.language).name }, voice),
  ContactChanged: ({ item }, content, voice) => {
    const before = contactIn(content, item.id, voice.language);
    const after = readContact(item, voice.language);
    const changes = changedFields(before.fields, after.fields, voice.language);
    // A contact whose key was destroyed has no content left, before or after.
    return changes === ''
      ? say(edited, { item: before.name }, voice)
      : say(changed, { item: before.name, changes }, voice);
  },
  ContactMoved: ({ id, index }, content, voice) =>
    say(moved, { item: contactIn(content, id, voice.language).name, place: index + 1 }, voice),
  ContactRemoved: ({ id }, content, voice) =>
    say(removed, { item: contactIn(content, id, voice.language).name }, voice),
  ReferencePermissionConfirmed: ({ contactId }, content, voice) =>
    say(confirmed, { item: contactIn(content, contactId, voice.language).name }, voice),
  // Shows the id, because nothing else is left.
  ContactForgotten: ({ contactId }, _, voice) => say(forgotten, { item: contactId }, voice),
};

export const contactsSentence: SectionSentence<'contacts'> = (event, before, voice) =>
  sentenceFor(sentences, event, before, voice);
