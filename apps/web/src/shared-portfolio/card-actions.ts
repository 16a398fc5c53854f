import type { PublicViews } from '@palmares/domain/shared-portfolio';
import { emailLink, phoneLink } from '../browser/contact-links.ts';
import { type WatchedAt, watchedAt } from '../sections/highlights/watched-at.ts';

/** `film` is absent without a video; `contact`, a URL, without a contact that the reader may see. */
export interface CardActions {
  readonly film?: WatchedAt;
  readonly contact?: string;
}

const filmOf = (highlights: PublicViews['highlights']): WatchedAt | undefined => {
  const [video] = highlights?.videos ?? [];
  return video && watchedAt(video);
};

/**
 * Returns a link to the athlete's own email or phone, or else to the contact list; undefined if contacts are closed.
 */
const contactOf = (contacts: PublicViews['contacts']): string | undefined => {
  if (!contacts?.isOpen) return undefined;
  const own = contacts.contacts.filter(({ role }) => role === 'own');
  const email = own.find((contact) => contact.email !== '')?.email;
  if (email !== undefined) return emailLink(email);
  const phone = own.find((contact) => contact.phone !== '')?.phone;
  return phone === undefined ? '#contacts' : phoneLink(phone);
};

/** Returns links for a scout's next actions; undefined if there are none. */
export const cardActions = ({
  highlights,
  contacts,
}: Pick<PublicViews, 'highlights' | 'contacts'>): CardActions | undefined => {
  const [film, contact] = [filmOf(highlights), contactOf(contacts)];
  if (film === undefined && contact === undefined) return undefined;
  return { ...(film === undefined ? {} : { film }), ...(contact === undefined ? {} : { contact }) };
};
