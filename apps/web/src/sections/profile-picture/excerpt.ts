import { m } from '../../paraglide/messages.js';

export const profilePictureExcerpt = (): string => m.profile_picture_added();
