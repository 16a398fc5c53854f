import type { PublicViews } from '@palmares/domain/shared-portfolio';
import { watchAddress } from '@palmares/domain/videos';
import { emailLink, phoneLink } from '../browser/contact-links.ts';

/** URLs. `film` is absent without a video, `contact` without a contact that the reader may see. */
export interface CardActions {
  readonly film?: string;
  readonly contact?: string;
}

/** Unknown hosts open from Highlights, which names the host first. */
const filmOf = (highlights: PublicViews['highlights']): string | undefined => {
  const [video] = highlights?.videos ?? [];
  if (!video) return undefined;
  return 'link' in video ? '#highlights' : watchAddress(video);
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
