import { describe, expect, it } from 'vitest';
import { specifyRecord } from '../kit/testing/specify-record.ts';
import { specifySection } from '../kit/testing/specify-section.ts';
import type { ProfilePicture } from './fields.ts';
import { profilePicture } from './index.ts';

const portrait: ProfilePicture = {
  fileId: '0c0ffee0-0000-4000-8000-000000000001',
  crop: { left: 0.1, top: 0, side: 0.8 },
};
const { given } = specifySection(profilePicture, new Date('2026-11-20T12:00:00Z'));
const write = (content: ProfilePicture) => ({ type: 'WriteProfilePicture', content }) as const;
const written = (data: ProfilePicture) => ({ type: 'ProfilePictureWritten', data }) as const;

specifyRecord(profilePicture, { noun: 'ProfilePicture', whole: portrait });

describe('a profile picture', () => {
  it('needs its crop', () =>
    given()
      .when(write({ ...portrait, crop: null }))
      .thenRefused('required', 'crop'));

  it('is required if there is a crop', () =>
    given()
      .when(write({ ...portrait, fileId: '' }))
      .thenRefused('required', 'fileId'));

  it('is cropped again without another upload', () => {
    const closer = { ...portrait, crop: { left: 0.3, top: 0.1, side: 0.5 } };
    given(written(portrait)).when(write(closer)).thenEvents(written(closer));
  });

  it.each([
    ['starts outside the picture', { left: -0.1, top: 0, side: 0.8 }, 'crop.left'],
    ['is larger than the picture', { left: 0, top: 0, side: 1.1 }, 'crop.side'],
    ['is too small to be recognized', { left: 0, top: 0, side: 0.01 }, 'crop.side'],
  ])('is refused with a crop that %s', (_, crop, field) =>
    given()
      .when(write({ ...portrait, crop }))
      .thenRefused('invalid', field),
  );

  it('is named by a UUID only', () =>
    given()
      .when(write({ ...portrait, fileId: '../other-athlete/picture' }))
      .thenRefused('id_invalid', 'fileId'));

  it('refers to its file, and without a picture to none', () => {
    expect(profilePicture.files?.(portrait)).toEqual([{ id: portrait.fileId, kind: 'picture' }]);
    expect(profilePicture.files?.(profilePicture.empty())).toEqual([]);
  });

  it('keeps the confirmed picture while a draft has one without a crop', () =>
    expect(
      profilePicture.validPart(
        { fileId: '0c0ffee0-0000-4000-8000-000000000002', crop: undefined },
        profilePicture.empty(),
      ),
    ).toEqual(profilePicture.empty()));
});
