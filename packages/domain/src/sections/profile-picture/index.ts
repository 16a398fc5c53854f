import { recordSection } from '../kit/record-section.ts';
import { adoptProfilePicture } from './adopt.ts';
import { profilePictureEvents } from './events.ts';
import { emptyProfilePicture, profilePictureContent } from './fields.ts';

export const profilePicture = recordSection({
  name: 'profile-picture',
  noun: 'ProfilePicture',
  content: profilePictureContent,
  empty: emptyProfilePicture,
  events: profilePictureEvents,
  linkedFields: [['fileId', 'crop', 'cardCrop']],
  files: ({ fileId }) => (fileId === '' ? [] : [{ id: fileId, kind: 'picture' }]),
  adopt: adoptProfilePicture,
});
