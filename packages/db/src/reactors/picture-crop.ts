import { athleteOf } from '@palmares/domain/kernel';
import { sections } from '@palmares/domain/portfolio';
import type { Reactor } from '@palmares/event-store/projector';
import type { Jobs } from '../jobs/enqueue.ts';

const profilePicture = sections['profile-picture'];

/** Enqueues a job that makes a profile picture's sizes again, because its crop may have changed. */
export const pictureCrop = (jobs: Jobs): Reactor => ({
  name: 'picture-crop',
  kinds: ['portfolio'],
  types: ['ProfilePictureWritten'],

  async react(tx, { stream, event, eventId }) {
    if (!profilePicture.owns(event) || event.data.fileId === '') return;
    const data = { athleteId: athleteOf(stream), fileId: event.data.fileId };
    await jobs.enqueue(tx, 'crop-picture', data, { key: `picture-crop ${eventId}` });
  },
});
