import type { SectionContent, SectionEvent } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import { type SectionSentence, type Sentences, say, sentenceFor } from './sentence.ts';

type ProfilePicture = SectionContent<'profile-picture'>;

const written = { athlete: m.athlete_profile_picture_written, support: m.support_profile_picture_written };
const changed = { athlete: m.athlete_profile_picture_changed, support: m.support_profile_picture_changed };
const cropped = { athlete: m.athlete_profile_picture_cropped, support: m.support_profile_picture_cropped };
const emptied = { athlete: m.athlete_profile_picture_emptied, support: m.support_profile_picture_emptied };

const sentences: Sentences<SectionEvent<'profile-picture'>, ProfilePicture> = {
  ProfilePictureWritten({ fileId }, before, voice) {
    if (fileId === '') return say(emptied, {}, voice);
    if (before.fileId === '') return say(written, {}, voice);
    return say(before.fileId === fileId ? cropped : changed, {}, voice);
  },
};

export const profilePictureSentence: SectionSentence<'profile-picture'> = (event, before, voice) =>
  sentenceFor(sentences, event, before, voice);
