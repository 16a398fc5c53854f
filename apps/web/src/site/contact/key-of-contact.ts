import type { Contact } from './contact-page.tsx';

/**
 * The key under which the page is kept: its subject, of which there are few, and not its address, which may end in
 * anything. Undefined for a page with an answer or with anything known about a fault, which is one person's.
 */
export const keyOfContact = ({ known: { subject, ...fault }, answer, sent }: Contact): string | undefined =>
  answer === null && sent === undefined && Object.keys(fault).length === 0 ? `contact ${subject}` : undefined;
