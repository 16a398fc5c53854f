import type { SharingHindrance } from '@palmares/db/sharing';

export const hindranceWords: Readonly<Record<SharingHindrance, string>> = {
  no_plan: 'the athlete does not have the Athlete Plan',
  guardian_needed: 'no parent or guardian has given permission yet',
  guardian_withdrew: 'the parent or guardian has withdrawn permission',
  own_consent_needed: 'the athlete has reached the age of consent and has not consented yet',
  publishing_closed: 'the athlete is too young to publish where they live',
};
