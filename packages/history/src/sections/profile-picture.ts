import type { Crop } from '@palmares/domain/files';
import type { Language } from '@palmares/domain/kernel';
import type { DraftContent } from '@palmares/domain/portfolio';
import { m } from '../paraglide/messages.js';
import { inLanguage, shareWords } from '../voice.ts';
import { choice, type RecordWords, readRecord, type SectionWords } from './reading.ts';

type ProfilePicture = DraftContent<'profile-picture'>;

const cropWords = (crop: Crop | null | undefined, language: Language): string => {
  if (!crop) return '';
  const share = (of: number) => shareWords(of, language);
  return m.profile_picture_crop(
    { side: share(crop.side), left: share(crop.left), top: share(crop.top) },
    inLanguage(language),
  );
};

const fields: RecordWords<ProfilePicture> = {
  fileId: choice(
    () => m.profile_picture_file_label,
    ({ fileId }, language) =>
      fileId === '' ? '' : m.profile_picture_file({ id: fileId.slice(0, 4) }, inLanguage(language)),
  ),
  crop: choice(
    () => m.profile_picture_crop_label,
    ({ crop }, language) => cropWords(crop, language),
  ),
  cardCrop: choice(
    () => m.profile_picture_card_crop_label,
    ({ cardCrop }, language) => cropWords(cardCrop, language),
  ),
};

export const profilePictureWords: SectionWords<'profile-picture'> = {
  title: (language) => m.section_profile_picture_title({}, inLanguage(language)),
  read: (content, language) => ({ fields: readRecord(fields, content, language), lists: [] }),
};
