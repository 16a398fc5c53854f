import type { PublicViews } from '@palmares/domain/public-view';
import { watchAddress } from '@palmares/domain/videos';
import { emailLink, phoneLink } from '../browser/contact-links.ts';

/** Addresses; absent where there is nothing to watch, or no contact that is open to the reader. */
export interface CardActions {
  readonly film?: string;
  readonly contact?: string;
}

/** A site that is not known opens from Highlights, where it is named before. */
const filmOf = (highlights: PublicViews['highlights']): string | undefined => {
  const [video] = highlights?.videos ?? [];
  if (!video) return undefined;
  return 'link' in video ? '#highlights' : watchAddress(video);
};

/** The athlete's own address or number, or else the list of those to ask. */
const contactOf = (contacts: PublicViews['contacts']): string | undefined => {
  if (!contacts?.isOpen) return undefined;
  const own = contacts.contacts.filter(({ role }) => role === 'own');
  const email = own.find((contact) => contact.email !== '')?.email;
  if (email !== undefined) return emailLink(email);
  const phone = own.find((contact) => contact.phone !== '')?.phone;
  return phone === undefined ? '#contacts' : phoneLink(phone);
};

/** What a scout does next; undefined if there is nothing to do. */
export const cardActions = ({
  highlights,
  contacts,
}: Pick<PublicViews, 'highlights' | 'contacts'>): CardActions | undefined => {
  const [film, contact] = [filmOf(highlights), contactOf(contacts)];
  if (film === undefined && contact === undefined) return undefined;
  return { ...(film === undefined ? {} : { film }), ...(contact === undefined ? {} : { contact }) };
};
