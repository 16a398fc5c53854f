import { describe, expect, it } from 'vitest';
import { specifyRecord } from '../kit/testing/specify-record.ts';
import { specifySection } from '../kit/testing/specify-section.ts';
import type { ProfilePicture } from './fields.ts';
import { profilePicture } from './index.ts';

const portrait: ProfilePicture = {
  fileId: '0c0ffee0-0000-4000-8000-000000000001',
  crop: { left: 0.1, top: 0, side: 0.8 },
  cardCrop: { left: 0, top: 0.05, side: 1.2 },
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

  it('has no window on the card without its square', () =>
    given()
      .when(write({ fileId: '', crop: null, cardCrop: portrait.cardCrop }))
      .thenRefused('required', 'fileId'));

  it('is cropped again without another upload', () => {
    const window = { left: 0.3, top: 0.1, side: 0.5 };
    for (const closer of [
      { ...portrait, crop: window },
      { ...portrait, cardCrop: window },
    ])
      given(written(portrait)).when(write(closer)).thenEvents(written(closer));
  });

  it.each([
    ['starts outside the picture', { left: -0.1, top: 0, side: 0.8 }, 'crop.left'],
    ['is larger than the picture', { left: 0, top: 0, side: 1.1 }, 'crop.side'],
    ['is too small to be recognized', { left: 0, top: 0, side: 0.01 }, 'crop.side'],
    ['sticks out of any picture', { left: 0.5, top: 0.4, side: 0.7 }, 'crop.side'],
  ])('is refused with a crop that %s', (_, crop, field) =>
    given()
      .when(write({ ...portrait, crop }))
      .thenRefused('invalid', field),
  );

  it.each([
    ['starts outside the picture', { left: 0, top: -0.1, side: 0.8 }, 'cardCrop.top'],
    ['is wider than any picture allows', { left: 0, top: 0, side: 1.51 }, 'cardCrop.side'],
    ['is too small to be recognized', { left: 0, top: 0, side: 0.01 }, 'cardCrop.side'],
    ['sticks out of any picture', { left: 0.3, top: 0.4, side: 1 }, 'cardCrop.side'],
  ])('is refused with a window on the card that %s', (_, cardCrop, field) =>
    given()
      .when(write({ ...portrait, cardCrop }))
      .thenRefused('invalid', field),
  );

  it('that fills a wide or a tall picture is written', () => {
    for (const cardCrop of [
      { left: 0, top: 0, side: 1.5 },
      { left: 0, top: 0.55, side: 1 },
    ])
      given()
        .when(write({ ...portrait, cardCrop }))
        .thenEvents(written({ ...portrait, cardCrop }));
  });

  it('of a device that knows the square alone is shown on the card from the top of the square', () => {
    const { cardCrop: _, ...square } = portrait;
    const parsed = profilePicture.parse({ type: 'WriteProfilePicture', content: square });
    expect(parsed).toEqual({ ok: true, value: write({ ...portrait, cardCrop: portrait.crop }) });
    expect(profilePicture.adopt?.(square)).toEqual({ ...square, cardCrop: square.crop });
    expect(profilePicture.adopt?.(portrait)).toEqual(portrait);
    expect(profilePicture.adopt?.({ fileId: '', crop: null })).toEqual(profilePicture.empty());
    expect(profilePicture.adopt?.({ fileId: 3 })).toBeUndefined();
  });

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
        { fileId: '0c0ffee0-0000-4000-8000-000000000002', crop: undefined, cardCrop: undefined },
        profilePicture.empty(),
      ),
    ).toEqual(profilePicture.empty()));
});
