import type { ContactSubject } from '@palmares/domain/contact';
import { m } from '../../paraglide/messages.js';

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
