import type { ContactSubject } from '@palmares/domain/contact';
import { m } from '../../paraglide/messages.js';

/** The name of each subject in the form's address. */
const subjectSlugs = {
  'general-inquiry': 'general',
  'account-support': 'account',
  partnership: 'partnership',
  services: 'services',
  'team-cohesion': 'team_cohesion',
  conferences: 'conferences',
  'mental-preparation': 'mental_preparation',
  'bug-report': 'bug',
  'privacy-and-data-security': 'privacy',
  other: 'other',
} as const satisfies Record<string, ContactSubject>;

/** Undefined for an address that names no subject. */
export const subjectOf = (slug: string | undefined): ContactSubject | undefined =>
  Object.entries(subjectSlugs).find(([name]) => name === slug)?.[1];

export const subjectWords: Readonly<Record<ContactSubject, () => string>> = {
  general: m.write_us_subject_general,
  account: m.write_us_subject_account,
  partnership: m.write_us_subject_partnership,
  services: m.write_us_subject_services,
  team_cohesion: m.write_us_subject_team_cohesion,
  conferences: m.write_us_subject_conferences,
  mental_preparation: m.write_us_subject_mental_preparation,
  bug: m.write_us_subject_bug,
  privacy: m.write_us_subject_privacy,
  other: m.write_us_subject_other,
};

/** The subjects in the order of the list; those of a group are listed under its name. */
export const beforeServices: readonly ContactSubject[] = ['general', 'account', 'partnership'];
export const services: readonly ContactSubject[] = ['team_cohesion', 'conferences', 'mental_preparation', 'services'];
export const afterServices: readonly ContactSubject[] = ['bug', 'privacy', 'other'];
