import { expect, it } from 'vitest';
import { centredCrop } from './centred-crop.ts';

it.each([
  [
    { width: 1200, height: 800 },
    { left: 1 / 6, top: 0, side: 1 },
  ],
  [
    { width: 600, height: 800 },
    { left: 0, top: 1 / 8, side: 1 },
  ],
  [
    { width: 500, height: 500 },
    { left: 0, top: 0, side: 1 },
  ],
])('of %o is in the middle and as large as its shorter side', (picture, crop) => {
  expect(centredCrop(picture)).toEqual(crop);
});
