import { recordSection } from '../kit/record-section.ts';
import { profilePictureEvents } from './events.ts';
import { emptyProfilePicture, profilePictureContent } from './fields.ts';

export const profilePicture = recordSection({
  name: 'profile-picture',
  noun: 'ProfilePicture',
  content: profilePictureContent,
  empty: emptyProfilePicture,
  events: profilePictureEvents,
  linkedFields: [['fileId', 'crop']],
  files: ({ fileId }) => (fileId === '' ? [] : [{ id: fileId, kind: 'picture' }]),
});
