import { type Language, phoneWords } from '@palmares/domain/kernel';
import type { DraftContent } from '@palmares/domain/portfolio';
import { isForgotten } from '@palmares/domain/sections';
import { m } from '../paraglide/messages.js';
import { inLanguage, quoted } from '../voice.ts';
import { choice, type ItemReading, type RecordWords, readRecord, type SectionWords, text } from './reading.ts';

type Contact = DraftContent<'contacts'>['contacts'][number];

const roles = { own: m.contact_role_own, coach: m.contact_role_coach, reference: m.contact_role_reference };

const roleOf = ({ role }: Contact, language: Language): string =>
  role === '' ? '' : roles[role]({}, inLanguage(language));

const fields: RecordWords<Contact> = {
  role: choice(() => m.contact_role_label, roleOf),
  name: text(m.contact_name_label),
  relation: text(m.contact_relation_label),
  organization: text(m.contact_organization_label),
  phone: choice(
    () => m.contact_phone_label,
    ({ phone }, language) => phoneWords(phone, language),
  ),
  email: text(m.contact_email_label),
  permission: choice(
    () => m.contact_permission_label,
    ({ permission }, language) => (permission ? m.contact_permission_yes({}, inLanguage(language)) : ''),
  ),
};

const nameOf = (contact: Contact, language: Language): string => {
  if (contact.role === 'own') return m.contact_own_name({}, inLanguage(language));
  if (contact.name === '' && isForgotten(contact)) return m.contact_forgotten_name({}, inLanguage(language));
  return contact.name;
};

export const readContact = (item: Contact, language: Language): ItemReading => {
  const name = nameOf(item, language);
  const details = [item.relation, item.organization, phoneWords(item.phone, language), item.email];
  return {
    id: item.id,
    name: quoted(name, language),
    lines: [name, [roleOf(item, language), ...details].filter((detail) => detail !== '').join(' · ')],
    fields: readRecord(fields, item, language),
  };
};

export const contactsWords: SectionWords<'contacts'> = {
  title: (language) => m.section_contacts_title({}, inLanguage(language)),
  read: ({ contacts }, language) => {
    const title = m.contacts_title({}, inLanguage(language));
    const items = contacts.map((item) => readContact(item, language));
    return { fields: [], lists: [{ path: ['contacts'], label: title, items }] };
  },
};
