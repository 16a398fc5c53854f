import type { ContactSubject } from '@palmares/domain/contact';

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

/** The subjects whose page is the same for everyone. That of a bug names the page that led to it. */
export const sharedSubjects: readonly string[] = Object.entries(subjectSlugs).flatMap(([slug, subject]) =>
  subject === 'bug' ? [] : [slug],
);
