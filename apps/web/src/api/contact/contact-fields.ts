/** The fields of the contact form that its page gets back. */
export const contactFields = ['subject', 'name', 'email', 'body', 'page', 'errorId', 'version'] as const;
export type ContactField = (typeof contactFields)[number];

/** No person sees this field: who fills it in is a program. */
export const TRAP_FIELD = 'website';
