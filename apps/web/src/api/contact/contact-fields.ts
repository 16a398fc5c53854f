/** The fields of the contact form that its page gets back. */
export const contactFields = ['subject', 'name', 'email', 'body', 'page', 'errorId', 'version'] as const;
export type ContactField = (typeof contactFields)[number];

/** Nobody sees this field, so only a program fills it in. */
export const TRAP_FIELD = 'website';
